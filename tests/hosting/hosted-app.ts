import { inject } from 'vitest'
import { compressBuild } from '@/build/hosting/compress'
import { writeHostFiles } from '@/build/hosting/host-files'
import { startHttpBackend } from '@/mock-backend/entries/http/http'
import { freePort } from '@tests/fixtures/browser/free-port'
import { test as base } from '@tests/fixtures/browser/test-app'
import { serveBehindNginx } from './nginx'

let made: Promise<string> | undefined

/** The production build, with what a host needs. Made ready once for all tests of a file. */
async function hostedBuild(): Promise<string> {
  const folder = inject('mainBuild')
  writeHostFiles(folder, { VITE_API_BASE_URL: inject('apiBaseUrl') })
  await compressBuild(folder)
  return folder
}

/** `test` with the app as a host serves it: nginx before it, a fresh stand-in backend behind it. */
export const test = base.extend<{ app: { url: string; apiBaseUrl: string } }>({
  // oxlint-disable-next-line no-empty-pattern
  app: async ({}, lend) => {
    const apiBaseUrl = inject('apiBaseUrl')
    const folder = await (made ??= hostedBuild())
    const backend = await startHttpBackend({ port: Number(new URL(apiBaseUrl).port) })
    const server = await serveBehindNginx(folder, await freePort())
    await lend({ url: server.url, apiBaseUrl })
    await server.close()
    await backend.close()
  },
})
