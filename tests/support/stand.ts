import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { buildApp } from '@/build/build-app'
import { serveBuild, type StaticServer } from '@/build/static-server'
import { startHttpBackend } from '@/mock-backend/doors/http'
import { buildFull } from './full-build'

// Always the same port: a build knows its backend's address, so it serves again and again.
const keptPort = 4717

/** The whole product on this machine: a build as learners get it, and a backend behind it. */
export type Stand = {
  /** The address of the app, without a slash at the end. */
  url: string
  apiBaseUrl: string
  /** The address of a build with every optional setting, made when it is first asked for. */
  fullUrl: () => Promise<string>
  /** The folder of the build. */
  folder: string
  /** Puts the backend back to its seed. */
  reset: () => Promise<void>
  close: () => Promise<void>
}

/** The folder of a build: a kept one where `reuse` is set and there is one, else a new one. */
function folderOf(name: string, reuse: boolean, build: () => string): string {
  const kept = resolve('.cache/builds', name)
  if (reuse && existsSync(`${kept}/index.html`)) return kept
  console.log('Norte is being built.')
  return build()
}

/** Builds the app unless `reuse` is set and a build of this name is there, and serves it with its backend. */
export async function openStand(options: {
  reuse: boolean
  name?: string
  port?: number
}): Promise<Stand> {
  const { reuse, name = 'stand', port = keptPort } = options
  const apiBaseUrl = `http://127.0.0.1:${port}`
  const folder = folderOf(name, reuse, () =>
    buildApp('main', name, { VITE_API_BASE_URL: apiBaseUrl }),
  )
  const backend = await startHttpBackend({ port: Number(new URL(apiBaseUrl).port) })
  const server = await serveBuild({ folder, apiBaseUrl })
  let full: Promise<StaticServer> | undefined
  const serveFull = () =>
    serveBuild({
      folder: folderOf(`${name}-full`, reuse, () => buildFull(`${name}-full`, apiBaseUrl)),
      apiBaseUrl,
      hasGoogle: true,
    })
  return {
    url: server.url,
    apiBaseUrl,
    fullUrl: async () => (await (full ??= serveFull())).url,
    folder,
    reset: backend.reset,
    close: async () => {
      await server.close()
      await (await full)?.close()
      await backend.close()
    },
  }
}
