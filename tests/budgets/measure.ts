import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright-core'
import { inlineTexts } from '@/build/hosting/csp'
import type { TestHost } from '@tests/fixtures/browser/test-host'
import { openState } from '../pictures/open-state'
import { stateOf } from '../pictures/states'

/** What a first visit to a screen takes. Sizes in kB (1000 bytes), gzip -9. */
export type Cost = {
  /** JavaScript and styles before the screen says what it is for. Of an early page, which comes whole, the files. */
  script: number
  style: number
  /** Until nothing more is asked for. */
  requests: number
  /** JavaScript until nothing more is asked for. */
  quietScript: number
  /** Of the JavaScript until quiet, what never ran: per cent. */
  unused: number
  /** The browser's own sum of what jumped (CLS). */
  shift: number
  /** Tasks over 50 ms and their time in ms, on this machine. */
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

/** A browser reads a video in as many parts as it likes. */
function countOf(responses: readonly Response[]): number {
  const isMedia = (response: Response) => response.request().resourceType() === 'media'
  const media = new Set(responses.filter(isMedia).map((response) => response.url()))
  return media.size + responses.filter((response) => !isMedia(response)).length
}

/** Shifts and long tasks, from the first moment of the page. */
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

/** The share of the script text that no function call reached, in per cent. */
function unusedShare(coverage: Coverage): number {
  let all = 0
  let unused = 0
  for (const { source = '', functions } of coverage) {
    const ran = new Uint8Array(source.length).fill(1)
    // Outer functions come before those inside them: the innermost word holds.
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

/** Keeps the scripts of a page back until it has painted without them. Calling the result lets them come. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let letCome = () => {}
  const held = new Promise<void>((resolve) => (letCome = resolve))
  await page.route(/\.js$/, async (route) => {
    await held
    await route.continue()
  })
  return async () => {
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    )
    letCome()
  }
}

/**
 * Loads a screen as a first visitor does, in a window of its own with nothing kept. An early one has to be
 * there without any script.
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
  const letScriptsCome = isEarly ? await holdScripts(page) : undefined
  const loading = opened.load()
  if (!letScriptsCome) await loading
  await opened.reach()
  const shown = [...responses]
  await letScriptsCome?.()
  await loading
  await page.waitForLoadState('networkidle')
  // The landing fetches the app when it has been quiet for a while.
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
