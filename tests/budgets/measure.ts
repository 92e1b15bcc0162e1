import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright-core'
import { inlineTexts } from '@/build/hosting/csp'
import type { TestHost } from '@tests/fixtures/browser/test-host'
import { openState } from '../pictures/open-state'
import { stateOf } from '../pictures/states'

/** The cost of a first visit. Sizes in kB (1000 bytes), gzip -9. */
export type Cost = {
  /**
   * JavaScript and CSS before the screen shows its heading; for a prerendered page only external
   * files, since its styles are inline.
   */
  script: number
  style: number
  /** Until the network is idle. */
  requests: number
  /** JavaScript until the network is idle. */
  quietScript: number
  /** The share of that JavaScript that never ran, in per cent. */
  unused: number
  /** Cumulative layout shift. */
  shift: number
  /** Tasks longer than 50 ms, and their total time in ms, on this machine. */
  longTasks: number
  longTime: number
}

const kilobytes = (content: string | Buffer) => gzipSync(content, { level: 9 }).length / 1000

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

async function sizeOf(responses: readonly Response[], type: string): Promise<number> {
  const ofType = responses.filter((response) => response.request().resourceType() === type)
  const bodies = await Promise.all(ofType.map((response) => response.body()))
  return sum(bodies.map(kilobytes))
}

/** Browsers split a video into any number of range requests, so each video counts once. */
function countOf(responses: readonly Response[]): number {
  const isMedia = (response: Response) => response.request().resourceType() === 'media'
  const media = new Set(responses.filter(isMedia).map((response) => response.url()))
  return media.size + responses.filter((response) => !isMedia(response)).length
}

/** Layout shifts and long tasks since navigation start. */
function observe(): void {
  const seen = { shift: 0, longTasks: 0, longTime: 0 }
  Object.assign(globalThis, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput') !== true) {
        seen.shift += Number(Reflect.get(entry, 'value'))
      }
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      seen.longTasks += 1
      seen.longTime += duration
    }
  }).observe({ type: 'longtask', buffered: true })
}

type Coverage = Awaited<ReturnType<import('playwright-core').Coverage['stopJSCoverage']>>

/** The share of script text that never ran, in per cent. */
function unusedShare(coverage: Coverage): number {
  let all = 0
  let unused = 0
  for (const { source = '', functions } of coverage) {
    const ran = new Uint8Array(source.length).fill(1)
    // Outer functions come before inner ones, so that inner ranges overwrite outer ones.
    for (const { ranges } of functions) {
      for (const { startOffset, endOffset, count } of ranges) {
        ran.fill(count > 0 ? 1 : 0, startOffset, endOffset)
      }
    }
    all += source.length
    unused += ran.reduce((total, one) => total + (one === 0 ? 1 : 0), 0)
  }
  return all === 0 ? 0 : (100 * unused) / all
}

/** Delays all scripts until the page has painted. Call the result to release them. */
async function delayScripts(page: Page): Promise<() => Promise<void>> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\.js$/, async (route) => {
    await held
    await route.continue()
  })
  return async () => {
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    )
    release()
  }
}

/**
 * Loads a screen as on a first visit, in a new context without a cache. A prerendered page must
 * show without any script.
 */
export async function measure(testHost: TestHost, state: string, isEarly = false): Promise<Cost> {
  await testHost.backend.reset()
  const opened = await openState(testHost, stateOf(state), {
    language: 'en',
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  })
  const { page } = opened
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.addInitScript(observe)
  await page.coverage.startJSCoverage({ resetOnNavigation: false })
  const releaseScripts = isEarly ? await delayScripts(page) : undefined
  const loading = opened.load()
  if (!releaseScripts) await loading
  await opened.reach()
  const shown = [...responses]
  await releaseScripts?.()
  await loading
  await page.waitForLoadState('networkidle')
  // The landing prefetches the app after an idle time.
  await page.waitForTimeout(2500)
  const coverage = await page.coverage.stopJSCoverage()
  const seen = await page.evaluate((): Pick<Cost, 'shift' | 'longTasks' | 'longTime'> =>
    Reflect.get(globalThis, 'seen'),
  )
  const inline = sum(
    inlineTexts(await (await page.request.get(page.url())).text(), 'script').map(kilobytes),
  )
  const cost = {
    script: (isEarly ? 0 : inline) + (await sizeOf(shown, 'script')),
    style: await sizeOf(shown, 'stylesheet'),
    requests: countOf(responses),
    quietScript: inline + (await sizeOf(responses, 'script')),
    unused: unusedShare(coverage),
    ...seen,
  }
  await opened.close()
  return cost
}
