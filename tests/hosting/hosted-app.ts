import { inject } from 'vitest'
import { freePort } from '@tests/fixtures/browser/free-port'
import { test as base } from '@tests/fixtures/browser/test-app'
import { serveBehindNginx } from './nginx'

/** `test` with the app behind nginx, and a mock backend. */
export const test = base.extend<{ app: { url: string } }>({
  // oxlint-disable-next-line no-empty-pattern
  app: async ({}, provide) => {
    const server = await serveBehindNginx(inject('hostedBuild'), await freePort())
    await provide({ url: server.url })
    await server.close()
  },
})
