import { createServer, type ServerResponse } from 'node:http'
import { expect, inject } from 'vitest'
import { listen } from '@/build/listen'
import { serveBuild } from '@/build/static-server'
import { apiBaseUrl } from '@tests/fixtures/browser/api-address'
import { forgive } from '@tests/fixtures/browser/outages'
import { test as base } from '@tests/fixtures/browser/test-app'
import { textsOf } from '@tests/fixtures/browser/texts'

const t = textsOf('en')
const survey = /^\/assets\/SurveyScreen-[\w-]+\.js$/

type Host = {
  /** Whether it sends the app's page with status 200 in place of the survey's script. */
  losesSurvey: boolean
  /** Whether it still has the worker that started earlier versions from a cache. */
  hasOldWorker: boolean
}

const oldWorker = `
  addEventListener('install', () => skipWaiting())
  addEventListener('activate', (event) => event.waitUntil(clients.claim()))
  addEventListener('fetch', (event) => {
    const page = new Response('The old version', { headers: { 'content-type': 'text/html' } })
    if (event.request.mode === 'navigate') event.respondWith(page)
  })
`

/** `test` with a host that may send its page in place of a script, or the worker of an earlier version. */
const test = base.extend<{ host: Host; app: { url: string } }>({
  // oxlint-disable-next-line no-empty-pattern
  host: async ({}, provide) => provide({ losesSurvey: true, hasOldWorker: false }),
  app: async ({ host }, provide) => {
    const careful = await serveBuild({ folder: inject('mainBuild'), apiBaseUrl })
    const server = createServer(({ url: path = '/' }, response) => {
      const isLost = host.losesSurvey && survey.test(path)
      if (host.hasOldWorker && path === '/sw.js')
        response.writeHead(200, { 'content-type': 'text/javascript' }).end(oldWorker)
      else void passOn(careful.url + (isLost ? '/' : path), response)
    })
    const careless = await listen(server)
    await provide({ url: careless.url })
    await careless.close()
    await careful.close()
  },
})

/** Forwards the response of another host. */
async function passOn(url: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(url)
  const headers = new Headers(answer.headers)
  // fetch has decoded the body already, so these headers no longer fit.
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection']) {
    headers.delete(name)
  }
  response.writeHead(answer.status, Object.fromEntries(headers))
  response.end(Buffer.from(await answer.arrayBuffer()))
}

test('behind such a host a screen whose script is lost says so, and opens once it is there', async ({
  openApp,
  host,
  problems,
}) => {
  const { page, url } = await openApp()
  await page.goto(`${url}/feedback`)
  await page.getByText(t('common:ui.crash.part')).waitFor()
  host.losesSurvey = false
  await page.getByRole('button', { name: t('common:ui.crash.reload') }).click()
  await page.getByRole('heading', { level: 1, name: t('survey:title') }).waitFor()
  forgive(problems, /MIME type|dynamically imported|reported|page error/)
})

test('a browser with the worker of an earlier version gets the app from the host again', async ({
  openApp,
  host,
}) => {
  host.hasOldWorker = true
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
  await page.getByText('The old version').waitFor()

  host.hasOldWorker = false
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
