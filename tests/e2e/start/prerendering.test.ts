import { createServer } from 'node:http'
import { expect, inject, vi } from 'vitest'
import { paths } from '@/config/paths'
import { hashOf } from '@/learner/stored'
import { seededResetTokens } from '@/mock-backend/seed/learners'
import { apiBaseUrl } from '@tests/fixtures/browser/api-address'
import { listen } from '@tests/fixtures/browser/listen'
import { answersOfBuild } from '@tests/fixtures/browser/static-server'
import { test as base } from '@tests/fixtures/browser/test-app'
import { hashed } from '@tests/fixtures/stored'

const rules = { prerender: [{ urls: [paths.signIn], eagerness: 'immediate' }] }

/**
 * A page of the same host that asks the browser to prerender sign-in, and opens it when the host
 * allows it. Playwright must disconnect from it first, since Chromium does not prerender for a page
 * that is being debugged.
 */
const before = `<!doctype html><title>Before</title>
<script>
  localStorage.setItem('accessToken', 'abc')
  fetch('/may-open').then(() => { location.href = '${paths.signIn}' })
  setTimeout(() => {
    const script = document.createElement('script')
    script.type = 'speculationrules'
    script.textContent = '${JSON.stringify(rules)}'
    document.head.append(script)
  }, 1000)
</script>`

/** Another tab, which reports the shared storage to the host. */
const watching = `<!doctype html><title>Watching</title>
<script>setInterval(() => fetch('/seen?' + Object.keys(localStorage)), 100)</script>`

type Host = {
  url: string
  asked: string[]
  /** The addresses that were requested for prerendering. */
  prerendered: string[]
  /** The keys of the shared storage, as the other tab last saw them. */
  seen: string
  letOpen: () => void
}

/** `test` with a host whose pages report by themselves. */
const test = base.extend<{ host: Host; app: { url: string } }>({
  // oxlint-disable-next-line no-empty-pattern
  host: async ({}, provide) => {
    let letOpen = () => {}
    const mayOpen = new Promise<void>((resolve) => (letOpen = resolve))
    const host: Host = { url: '', prerendered: [], asked: [], seen: '', letOpen }
    const answer = answersOfBuild({ folder: inject('mainBuild'), apiBaseUrl })
    const server = createServer((request, response) => {
      const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
      const send = (html: string) =>
        response.writeHead(200, { 'content-type': 'text/html' }).end(html)
      host.asked.push(pathname)
      if (request.headers['sec-purpose']?.includes('prerender')) host.prerendered.push(pathname)
      if (pathname === '/before.html') send(before)
      else if (pathname === '/watching.html') send(watching)
      else if (pathname === '/may-open') void mayOpen.then(() => send(''))
      else if (pathname === '/seen') {
        host.seen = search
        send('')
      } else answer(request, response)
    })
    const running = await listen(server)
    host.url = running.url
    await provide(host)
    letOpen()
    await running.close()
  },
  app: async ({ host }, provide) => provide({ url: host.url }),
})

/** Long enough for a prerendered page to start if its files are cached. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 2000))

test('a prerendered sign-in page signs nobody out before it is opened', async ({
  browser,
  host,
}) => {
  const devTools = await browser.newBrowserCDPSession()
  // In a browser context of its own, to which Playwright is not attached.
  const { browserContextId } = await devTools.send('Target.createBrowserContext')
  for (const page of ['watching', 'before'])
    await devTools.send('Target.createTarget', {
      url: `${host.url}/${page}.html`,
      browserContextId,
    })
  await vi.waitFor(() => expect(host.prerendered).toContain(paths.signIn), 10_000)
  await vi.waitFor(() => expect(host.asked.join()).toContain('/assets/index-'), 10_000)
  await settled()
  expect(host.seen).toContain('accessToken')
  host.letOpen()
  await vi.waitFor(() => expect(host.seen).not.toContain('accessToken'), 10_000)
  // One request proves that the prerendered page was opened.
  expect(host.asked.filter((path) => path === paths.signIn)).toHaveLength(1)
  await devTools.send('Target.disposeBrowserContext', { browserContextId })
})

/** State left by another tab: an expired session, and a position in a quiz. */
const storedBefore = {
  accessToken: 'abc',
  [hashed('lesson_sam@example.com_101-quiz-1002')]: '{"seconds":3}',
  expiresAt: '2020-01-01T00:00:00Z',
  learner: hashOf('sam@example.com'),
}

test.for([
  paths.landing,
  paths.signIn,
  `${paths.resetPassword}?token=${seededResetTokens.live}`,
  paths.skillMap,
  paths.lifeGoals,
])('%s does and requests nothing while it is prerendered', async (path, { openApp }) => {
  const { page, url } = await openApp()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.addInitScript((things) => {
    let isPrerendering = true
    Object.defineProperty(Document.prototype, 'prerendering', { get: () => isPrerendering })
    document.addEventListener('prerenderingchange', () => (isPrerendering = false))
    for (const [name, value] of Object.entries(things)) localStorage.setItem(name, value)
  }, storedBefore)
  await page.goto(url + path, { waitUntil: 'networkidle' })
  await settled()
  const areas = await page.evaluate(() =>
    [localStorage, sessionStorage].map((area) => Object.fromEntries(Object.entries(area))),
  )
  expect(areas).toEqual([storedBefore, {}])
  expect(asked.filter((address) => address.startsWith(apiBaseUrl))).toEqual([])

  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')))
  await page.locator('#root:not([lang]) h1').first().waitFor()
})
