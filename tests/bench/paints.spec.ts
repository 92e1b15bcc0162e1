import type { Browser, BrowserContextOptions } from '@playwright/test'
import { resolve } from 'node:path'
import { test } from '../support/e2e'
import { median, serve, slowDown, times } from './measure'

const runs = Number(process.env['RUNS'] ?? 3)

/** The floor: what a page of pure HTML takes. */
const floor = '/pure.html'
const pureHtml = `<!doctype html><html lang="en"><title>Sign in</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<h1>Sign in</h1><form><label>E-mail <input></label><button>Sign in</button></form>`

/** Visited until all is there. */
const whole = [floor, '/', '/SignIn']
/** Visited until the first paint. */
const others = [
  '/SignUp',
  '/forgot-password',
  '/reset-password?token=x',
  '/feedback',
  '/lifegoals',
  '/skill-selection',
  '/skillmap',
  '/learningpath?skill=11',
  '/learningpath/recipe?skill=11&type=quiz&module=1002&step=101',
  '/learningpath/feedback?skill=11&step=101',
  '/settings',
]

const windows = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
}

type Paints = { first: number; largest: number; shift: number }

/** Collects what the page paints, as `paints`. */
function collectPaints() {
  const paints: Paints = { first: 0, largest: 0, shift: 0 }
  Object.assign(window, { paints })
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.name === 'first-contentful-paint') paints.first = entry.startTime
      if (entry.entryType === 'largest-contentful-paint') paints.largest = entry.startTime
      if (entry.entryType === 'layout-shift') paints.shift += Number(Reflect.get(entry, 'value'))
    }
  })
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift']) {
    observer.observe({ type, buffered: true })
  }
}

/** The first visit of a browser that has nothing stored, on the slow 4G of Lighthouse. */
async function visit(browser: Browser, options: BrowserContextOptions, url: string) {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const session = await slowDown(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1474.56 * 1024) / 8,
    uploadThroughput: (675 * 1024) / 8,
  })
  await page.addInitScript(collectPaints)
  // Nothing is asked of the page before its first paint: what Playwright would run in it makes the paint later.
  await session.send('Page.enable')
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true })
  const paint = new Promise<void>((done) => {
    session.on('Page.lifecycleEvent', ({ name }) => name === 'firstContentfulPaint' && done())
  })
  await page.goto(url, { waitUntil: 'commit' })
  await paint
  if (whole.includes(new URL(url).pathname)) {
    await page.getByRole('button').first().waitFor()
    await page.waitForLoadState('networkidle')
  }
  const paints = await page.waitForFunction(() => {
    const now: Paints = Reflect.get(window, 'paints')
    return now.first > 0 && now
  })
  const result = await paints.jsonValue()
  await context.close()
  if (!result) throw new Error(`${url} paints nothing`)
  return result
}

for (const [name, window] of Object.entries(windows)) {
  for (const locale of ['en-GB', 'es-MX']) {
    test(`paints on a ${name} in ${locale}`, async ({ browser }) => {
      const address = await serve(resolve('dist/e2e'), { [floor]: pureHtml })
      const visits = new Map<string, Paints[]>()
      for (let run = 0; run < runs; run += 1) {
        for (const path of [...whole, ...others]) {
          const paints = await visit(browser, { ...window, locale }, address + path)
          visits.set(path, [...(visits.get(path) ?? []), paints])
        }
      }
      const medianOf = (path: string, what: keyof Paints) =>
        median((visits.get(path) ?? []).map((paints) => paints[what]))
      const of = (path: string, what: 'first' | 'largest') => ({
        [`${what}, ms`]: medianOf(path, what),
        [`${what}, times pure HTML`]: times(medianOf(path, what), medianOf(floor, what)),
      })
      const rows = [...whole, ...others].map((path) => {
        const first = of(path, 'first')
        if (!whole.includes(path)) return [path, first]
        const shifts = (visits.get(path) ?? []).map(({ shift }) => shift)
        return [path, { ...first, ...of(path, 'largest'), shift: Math.max(...shifts).toFixed(4) }]
      })
      console.table(Object.fromEntries(rows))
    })
  }
}
