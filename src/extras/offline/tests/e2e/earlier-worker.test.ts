import { createServer } from 'node:http'
import { expect, inject } from 'vitest'
import { apiBaseUrl } from '@tests/fixtures/browser/api-address'
import { listen } from '@tests/fixtures/browser/listen'
import { answersOfBuild } from '@tests/fixtures/browser/static-server'
import { test as base } from '@tests/fixtures/browser/test-app'
import { textsOf } from '@tests/fixtures/browser/texts'

const t = textsOf('en')

const earlierWorker = `
  addEventListener('install', () => skipWaiting())
  addEventListener('activate', (event) => event.waitUntil(clients.claim()))
  addEventListener('fetch', (event) => {
    const page = new Response('The earlier version', { headers: { 'content-type': 'text/html' } })
    if (event.request.mode === 'navigate') event.respondWith(page)
  })
`

/** `test` with a host that may still have the worker of an earlier version. */
const test = base.extend<{ host: { isEarlier: boolean }; app: { url: string } }>({
  // oxlint-disable-next-line no-empty-pattern
  host: async ({}, provide) => provide({ isEarlier: true }),
  app: async ({ host }, provide) => {
    const answers = answersOfBuild({ folder: inject('mainBuild'), apiBaseUrl })
    const server = createServer((request, response) => {
      if (host.isEarlier && request.url === '/sw.js')
        response.writeHead(200, { 'content-type': 'text/javascript' }).end(earlierWorker)
      else answers(request, response)
    })
    const running = await listen(server)
    await provide({ url: running.url })
    await running.close()
  },
})

test('a browser with the worker of an earlier version gets the app from the host again', async ({
  openApp,
  host,
}) => {
  const { page, url } = await openApp({ serviceWorker: true })
  const signIn = page.getByRole('heading', { level: 1, name: t('auth:signIn.title') })
  await page.goto(`${url}/SignIn`)
  await signIn.waitFor()
  await page.evaluate(async () => {
    await caches.open('norte-1')
    await navigator.serviceWorker.register('/sw.js')
    await navigator.serviceWorker.ready
  })
  await page.goto(`${url}/SignIn`)
  await page.getByText('The earlier version').waitFor()

  host.isEarlier = false
  await page.goto(`${url}/SignIn`)
  const left = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ])
  await expect.poll(left, { timeout: 20_000 }).toEqual([])
  await page.goto(`${url}/SignIn`)
  await signIn.waitFor()
})
