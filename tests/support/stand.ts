import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { buildApp } from '@/build/build-app'
import { serveBuild } from '@/build/static-server'
import { startHttpBackend } from '@/mock-backend/doors/http'

// Always the same port: a build knows its backend's address, so it serves again and again.
const apiBaseUrl = 'http://127.0.0.1:4717'
const buildName = 'stand'

/** The whole product on this machine: a build as learners get it, and a backend behind it. */
export type Stand = {
  /** The address of the app, without a slash at the end. */
  url: string
  apiBaseUrl: string
  /** The folder of the build. */
  folder: string
  /** Puts the backend back to its seed. */
  reset: () => Promise<void>
  close: () => Promise<void>
}

/** Builds the app unless `reuse` is set and a build is there, and serves it with its backend. */
export async function openStand({ reuse }: { reuse: boolean }): Promise<Stand> {
  const kept = resolve('.cache/builds', buildName)
  const isThere = existsSync(`${kept}/index.html`)
  if (!reuse || !isThere) console.log('Norte is being built.')
  const folder =
    reuse && isThere ? kept : buildApp('main', buildName, { VITE_API_BASE_URL: apiBaseUrl })
  const backend = await startHttpBackend({ port: Number(new URL(apiBaseUrl).port) })
  const server = await serveBuild({ folder, apiBaseUrl })
  return {
    url: server.url,
    apiBaseUrl,
    folder,
    reset: backend.reset,
    close: async () => {
      await server.close()
      await backend.close()
    },
  }
}
