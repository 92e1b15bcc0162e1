import type { RequestListener } from 'node:http'
import type { Page } from 'playwright-core'
import type { TestHost } from '@tests/fixtures/browser/test-host'
import { openState } from '../pictures/open-state'
import { stateOf } from '../pictures/states'
import { slowDown, slowDownBy } from './cpu'
import { noiseOf } from './limits'
import { median, table } from './numbers'
import { compressing, served } from './packed-host'

/**
 * A screen (a plain HTML page if it has no state), and how many times that page's paint time it may
 * take.
 */
type Painted = { name: string; state?: string; most: number }

/** In milliseconds; `blocked` is the total blocking time after the first paint. */
type Load = { paint: number; blocked: number }

/** The current value: hydration runs React, MUI and the router in one task. */
const maxBlocked = 330

const pages: readonly Painted[] = [
  { name: 'a page of pure HTML', most: Number.POSITIVE_INFINITY },
  { name: 'landing', state: 'landing', most: 1.35 },
  { name: 'sign-in', state: 'sign-in', most: 1.35 },
  { name: 'sign-up', state: 'sign-up', most: 1.35 },
  { name: 'forgot-password', state: 'forgot-password', most: 1.35 },
  { name: 'map', state: 'map', most: 6.9 },
  { name: 'path', state: 'path', most: 7.4 },
  { name: 'a lesson', state: 'quiz', most: 8.3 },
]

const phone = { language: 'en', viewport: { width: 390, height: 844 }, bare: true } as const

/** Lighthouse's slow 4G, applied to each request. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}

const pureHtml = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Sign in</title>
<style>body{font:1.125rem/1.5 sans-serif;margin:2rem}input,button{display:block;font:inherit;padding:.5rem}</style>
<h1>Sign in</h1><form><label>E-mail <input type="email"></label><label>Password <input type="password"></label>
<button type="button">Sign in</button></form></html>`

/** Loads a page on a slow network with a throttled CPU. */
async function loadOf(page: Page, load: () => Promise<unknown>, rate: number): Promise<Load> {
  const line = await slowDown(page, rate)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', slow4g)
  await load()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1000)
  return await page.evaluate(async () => {
    const entries = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({
          type,
          buffered: true,
        })
        // There may be no entries.
        setTimeout(() => resolve([]), 500)
      })
    const paint = (await entries('largest-contentful-paint')).at(-1)?.startTime ?? Number.NaN
    const [first] = performance.getEntriesByName('first-contentful-paint')
    const long = await entries('longtask')
    const later = long.filter(({ startTime }) => startTime >= (first?.startTime ?? 0))
    return { paint, blocked: later.reduce((sum, { duration }) => sum + duration - 50, 0) }
  })
}

const plain: RequestListener = (_request, response) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end(pureHtml)

/** A first visit; all pages are opened in the same way, so that opening costs them the same. */
const firstVisit = (testHost: TestHost, { name, state }: Painted, rate: number) =>
  served(state ? compressing(testHost.url) : plain, async (url) => {
    const opened = await openState(
      { ...testHost, url },
      state ? stateOf(state) : { name, mock: null, at: { address: '/' }, shows: () => 'Sign in' },
      phone,
    )
    try {
      return await loadOf(opened.page, opened.load, rate)
    } finally {
      await opened.close()
    }
  })

/**
 * Prerendered pages have limits close to the plain HTML page, so they need more runs against
 * outliers.
 */
const moreOften = (page: Painted) => (page.most < 2 || page.state === undefined ? 3 : 1)

/**
 * The visits of each page, interleaved, so that a busy moment of the machine affects all of them.
 */
async function visitsOf(testHost: TestHost, runs: number, rate: number): Promise<Load[][]> {
  const visits = pages.map((): Load[] => [])
  for (let run = 0; run < runs * Math.max(...pages.map(moreOften)); run += 1) {
    for (const [index, page] of pages.entries()) {
      if (run >= runs * moreOften(page)) continue
      visits[index]?.push(await firstVisit(testHost, page, rate))
    }
  }
  return visits
}

const paints = (visits: readonly Load[] = []) => visits.map(({ paint }) => paint)
const blocked = (visits: readonly Load[] = []) => visits.map((visit) => visit.blocked)

/**
 * The largest contentful paint of each page compared with the first one in the same runs. Limits
 * apply to the slow network; the table also shows a slow CPU and its blocking time.
 */
export async function benchFirstPaints(testHost: TestHost, runs: number) {
  const visits = await visitsOf(testHost, runs, 1)
  const slower = await visitsOf(testHost, runs, slowDownBy)
  const floor = median(paints(visits[0]))
  const misses = pages.flatMap(({ name, most }, index) => {
    const own = paints(visits[index])
    const ratio = median(own) / floor
    const waits = blocked(slower[index])
    return [
      ...(ratio - most > noiseOf(own) / floor
        ? [`${name}: ${ratio.toFixed(2)} x, wanted at most ${most} x`]
        : []),
      // Only prerendered pages have a limit for blocking: other screens show nothing to press
      // before they render.
      ...(most < 2 && median(waits) - maxBlocked > noiseOf(waits)
        ? [`${name}: blocked for ${median(waits).toFixed(0)} ms, wanted at most ${maxBlocked} ms`]
        : []),
    ]
  })
  const beside = (all: readonly Load[][], index: number) => {
    const middle = median(paints(all[index]))
    return [middle.toFixed(0), `${(middle / median(paints(all[0]))).toFixed(2)} x`]
  }
  const cells = pages.map(({ name }, index) => [
    name,
    ...beside(visits, index),
    ...beside(slower, index),
    median(blocked(slower[index])).toFixed(0),
  ])
  const slow = `processor ${slowDownBy} x slower`
  const head = ['largest paint, slow 4G', 'ms', 'to pure HTML', slow, 'to pure HTML', 'blocked']
  return { text: table(head, cells), misses }
}
