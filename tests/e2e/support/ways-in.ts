import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { buildApp } from '@/build/build-app'
import { serveBuild } from '@/build/static-server'
import { startHttpBackend } from '@/mock-backend/doors/http'
import { googleScript, installGoogleStandIn } from '../../support/google-stand-in'
import { test as base } from './test-app'

/** Addresses of other sites that the build links to. */
export const siteLinks = {
  VITE_PRIVACY_URL: 'https://norte.example/privacy',
  VITE_TERMS_URL: 'https://norte.example/terms',
  VITE_HELP_URL: 'https://norte.example/help',
}

let folder: string | undefined

/** The build with every optional setting, built when the first test asks for it. */
function buildWithSettings(apiBaseUrl: string): string {
  folder ??= buildApp('main', 'e2e-ways-in', {
    VITE_API_BASE_URL: apiBaseUrl,
    VITE_GOOGLE_CLIENT_ID: '123.apps.example',
    ...siteLinks,
  })
  return folder
}

/** The same server under another name: browsers send every *.localhost to this machine. */
export const onHost = (url: string, host: string) => url.replace('127.0.0.1', `${host}.localhost`)

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
    const hosts = ['app-dev', 'app-stg'].map((host) => onHost(server.url, host))
    const alsoKnown = [new URL(googleScript).origin, ...hosts]
    await lend({ url: server.url, apiBaseUrl, alsoKnown })
    await server.close()
    await backend.close()
  },
})

/** Answers for Google's host: with the stand-in of its client, or as a blocker does. */
export async function answerForGoogle(page: Page, fate: 'loads' | 'empty'): Promise<void> {
  const script = `(${installGoogleStandIn.toString()})(document.currentScript.src)`
  await page.route(`${new URL(googleScript).origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: fate === 'loads' ? script : '' }),
  )
}
