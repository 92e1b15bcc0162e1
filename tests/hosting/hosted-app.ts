import { cpSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { inject } from 'vitest'
import { compressBuild } from '@/build/hosting/compress'
import { writeHostFiles } from '@/build/hosting/host-files'
import { apiBaseUrl } from '@tests/fixtures/browser/api-address'
import { freePort } from '@tests/fixtures/browser/free-port'
import { test as base } from '@tests/fixtures/browser/test-app'
import { serveBehindNginx } from './nginx'

/** The production build, with what a host needs; other tests use the build as it is. */
async function makeHostedBuild(): Promise<string> {
  const folder = resolve('.cache/builds/hosted')
  rmSync(folder, { recursive: true, force: true })
  cpSync(inject('mainBuild'), folder, { recursive: true })
  writeHostFiles(folder, { VITE_API_BASE_URL: apiBaseUrl })
  await compressBuild(folder)
  return folder
}

/** `test` with the app as a host serves it: nginx before it, a fresh stand-in backend behind it. */
export const test = base.extend<{ app: { url: string }; hostedBuild: string }>({
  hostedBuild: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, lend) => lend(await makeHostedBuild()),
    { scope: 'file' },
  ],
  app: async ({ hostedBuild }, lend) => {
    const server = await serveBehindNginx(hostedBuild, await freePort())
    await lend({ url: server.url })
    await server.close()
  },
})
