import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { serveBuild } from '@/build/static-server'
import { startHttpBackend } from '@/mock-backend/entries/http/http'
import { buildFull, onHost } from '@tests/fixtures/full-build'
import { googleHost, googleScriptText } from '@tests/fixtures/google-stand-in'
import { test as base } from './test-app'

let folder: string | undefined

/** The build with every optional setting, built when the first test asks for it. */
function buildWithSettings(apiBaseUrl: string): string {
  folder ??= buildFull('e2e-ways-in', apiBaseUrl)
  return folder
}

/** `test` with Google's button and the links of other sites. Google's host itself is never asked. */
export const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern
  app: async ({}, lend) => {
    const apiBaseUrl = inject('apiBaseUrl')
    const backend = await startHttpBackend({ port: Number(new URL(apiBaseUrl).port) })
    const server = await serveBuild({
      folder: buildWithSettings(apiBaseUrl),
      apiBaseUrl,
      hasGoogle: true,
    })
    const hosts = (['app-dev', 'app-stg'] as const).map((host) => onHost(server.url, host))
    const alsoKnown = [googleHost, ...hosts]
    await lend({ url: server.url, apiBaseUrl, alsoKnown })
    await server.close()
    await backend.close()
  },
})

/** Answers for Google's host: with the stand-in of its client, or as a blocker does. */
export async function answerForGoogle(page: Page, fate: 'loads' | 'empty'): Promise<void> {
  await page.route(`${googleHost}/**`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: fate === 'loads' ? googleScriptText() : '',
    }),
  )
}
