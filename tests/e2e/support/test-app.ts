import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { inject, test as base } from 'vitest'
import { launchBrowser } from '@/build/browser'
import { serveBuild } from '@/build/static-server'
import { startHttpBackend } from '@/mock-backend/entries/http/http'
import { watchForProblems } from './problems'

export type Visitor = {
  viewport?: { width: number; height: number }
  /** A phone: touch instead of a mouse. */
  touch?: boolean
  locale?: 'en-GB' | 'es-MX'
  colorScheme?: 'light' | 'dark'
  reducedMotion?: 'reduce' | 'no-preference'
  javaScript?: boolean
  /** Whether the browser may keep the app for the next time without a network; not unless it is the subject. */
  serviceWorker?: boolean
}

export type OpenedApp = {
  page: Page
  /** The address of the app, without a slash at the end. */
  url: string
  /** What went wrong so far; the test fails in the end if there is anything left. */
  problems: readonly string[]
}

/** A browser context like this visitor's. */
function contextOf(visitor: Visitor): BrowserContextOptions {
  const { viewport = { width: 1280, height: 800 }, touch = false, locale = 'en-GB' } = visitor
  return {
    viewport,
    hasTouch: touch,
    isMobile: touch,
    locale,
    colorScheme: visitor.colorScheme ?? 'light',
    reducedMotion: visitor.reducedMotion ?? 'no-preference',
    javaScriptEnabled: visitor.javaScript ?? true,
    serviceWorkers: visitor.serviceWorker ? 'allow' : 'block',
  }
}

type Fixtures = {
  browser: Browser
  /** What went wrong in the browser; the test fails in the end if there is anything. */
  problems: string[]
  /** Where the build is served, where it expects its backend, and whom else it may ask. */
  app: { url: string; apiBaseUrl: string; alsoKnown?: readonly string[] }
  /** Opens a fresh browser context for one visitor; its problems fail the test. */
  openApp: (visitor?: Visitor) => Promise<OpenedApp>
}

/**
 * `test` with the built app before it: served under the strict policy, a fresh stand-in backend
 * behind it, and a browser that reports whatever goes wrong.
 */
export const test = base.extend<Fixtures>({
  browser: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, lend) => {
      const browser = await launchBrowser()
      await lend(browser)
      await browser.close()
    },
    { scope: 'file' },
  ],

  // The first to come and the last to go: whatever it says, the servers are closed by then.
  problems: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, lend) => {
      const problems: string[] = []
      await lend(problems)
      if (problems.length > 0) {
        throw new Error(`While the page was used:\n${problems.join('\n')}`)
      }
    },
    { auto: true },
  ],

  // oxlint-disable-next-line no-empty-pattern
  app: async ({}, lend) => {
    const apiBaseUrl = inject('apiBaseUrl')
    const backend = await startHttpBackend({ port: Number(new URL(apiBaseUrl).port) })
    const server = await serveBuild({ folder: inject('mainBuild'), apiBaseUrl })
    await lend({ url: server.url, apiBaseUrl })
    await server.close()
    await backend.close()
  },

  openApp: async ({ browser, app, problems }, lend) => {
    const opened: BrowserContext[] = []
    await lend(async (visitor = {}) => {
      const context = await browser.newContext(contextOf(visitor))
      context.setDefaultTimeout(20_000)
      opened.push(context)
      const known = [app.url, app.apiBaseUrl, ...(app.alsoKnown ?? [])]
      await watchForProblems(context, known, problems)
      // A browser without a window now and then crashes in its own viewer for pdfs: ours is used.
      await context.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => false })
      })
      return { page: await context.newPage(), url: app.url, problems }
    })
    for (const context of opened) await context.close()
  },
})

/** The same with another build, and no backend behind it. */
export const testOn = (build: () => { folder: string; apiBaseUrl: string }) =>
  test.extend({
    // oxlint-disable-next-line no-empty-pattern
    app: async ({}, lend) => {
      const { folder, apiBaseUrl } = build()
      const server = await serveBuild({ folder, apiBaseUrl })
      await lend({ url: server.url, apiBaseUrl })
      await server.close()
    },
  })
