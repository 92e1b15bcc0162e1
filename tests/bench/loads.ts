import { gzipSync } from 'node:zlib'
import type { Response } from 'playwright-core'
import type { TestHost } from '@tests/fixtures/browser/test-host'
import { openState } from '../pictures/open-state'
import { contextOf, pairings } from '../pictures/pairings'
import { stateOf } from '../pictures/states'
import { slowDown, type CpuLine } from './cpu'
import { found, inTurn, type Finding } from './findings'
import { medians, table } from './numbers'

/** The screens to load without a cache, by state name. */
const routes = [
  'landing',
  'sign-in',
  'sign-up',
  'forgot-password',
  'map',
  'path',
  'video',
  'quiz',
  'rating-empty',
] as const

/** The cost of one load without a cache; milliseconds with a throttled CPU, compressed bytes. */
type Load = {
  /** Until the screen shows its heading. */
  ready: number
  firstPaint: number
  script: number
  layout: number
  task: number
  requests: number
  bytes: number
}

const plain = { zoom: 100, forcedColors: false, moreContrast: false }

async function metricsOf(line: CpuLine): Promise<(name: string) => number> {
  const { metrics } = await line.send('Performance.getMetrics')
  return (name) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0)
}

/**
 * The transferred size: texts compressed, the rest as is. Videos do not count, since they are
 * streamed.
 */
async function bytesOf(response: Response): Promise<number> {
  if (response.request().resourceType() === 'media') return 0
  const body = await response.body().catch(() => Buffer.alloc(0))
  const isText = /text|javascript|json|svg/.test(response.headers()['content-type'] ?? '')
  return isText ? gzipSync(body).length : body.length
}

/** Loads a screen on a phone without any cache. */
async function coldLoad(testHost: TestHost, name: string): Promise<Load> {
  const phone = pairings.find(({ touch, language }) => touch && language === 'en')
  if (!phone) throw new Error('No pairing is an English phone')
  await testHost.backend.reset()
  const opened = await openState(testHost, stateOf(name), {
    ...contextOf(phone, plain),
    language: phone.language,
  })
  try {
    const { page } = opened
    const responses: Response[] = []
    page.on('response', (response) => responses.push(response))
    const line = await slowDown(page)
    await line.send('Performance.enable')
    const start = performance.now()
    await opened.load()
    await opened.reach()
    const ready = performance.now() - start
    await page.waitForLoadState('networkidle')
    const metric = await metricsOf(line)
    const firstPaint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    )
    const sizes = await Promise.all(responses.map(bytesOf))
    return {
      ready,
      firstPaint,
      script: metric('ScriptDuration'),
      layout: metric('LayoutDuration') + metric('RecalcStyleDuration'),
      task: metric('TaskDuration'),
      requests: responses.length,
      bytes: sizes.reduce((sum, size) => sum + size, 0),
    }
  } finally {
    await opened.close()
  }
}

/** The cost of each screen on a first visit. */
export async function benchLoads(testHost: TestHost, runs: number): Promise<Finding> {
  const results = await inTurn(routes, runs, (name) => coldLoad(testHost, name))
  const rows = [...results].map(([name, loads]) => {
    const { ready, firstPaint, script, layout, task, requests, bytes } = medians(loads)
    const whole = [ready, firstPaint, script, layout, task, requests].map((one) => one.toFixed(0))
    return [name, ...whole, (bytes / 1000).toFixed(1)]
  })
  const head = ['cold load', 'ready', 'first paint', 'script', 'layout', 'task', 'requests', 'kB']
  return found(table(head, rows))
}
