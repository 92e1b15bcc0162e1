import type { BrowserContext, Page } from 'playwright-core'
import { launchBrowser } from '@/build/browser'
import { paths } from '@/config/paths'
import { curriculum } from '@/mock-backend/curriculum/curriculum'
import { apiHost } from '@tests/fixtures/browser/api-address'
import type { TestHost } from '@tests/fixtures/browser/test-host'
import { textsOf } from '@tests/fixtures/browser/texts'
import { touch } from '@tests/fixtures/journey/input'
import type { Journey } from '@tests/fixtures/journey/journey'
import { fromLandingToSignIn, signIn } from '@tests/fixtures/journey/steps'
import { slowDown } from './cpu'
import { found, type Finding } from './findings'
import { missed } from './limits'
import { medians, table } from './numbers'
import { compressing, served } from './packed-host'
import { openSlowLine } from './slow-line'

/**
 * A cheap phone on a bad connection in a bus: 400 kbit/s, 400 ms round-trip time, a CPU six times
 * slower.
 */
const line = { latency: 400, bytesPerSecond: 400_000 / 8 }
const processor = 6
const phone = { width: 360, height: 740 }

/** Seconds from opening the address to each screen. */
type Ride = { landing: number; map: number; path: number; playing: number }

const skillName = curriculum.skills[0]?.name.en ?? ''

/** The seconds since navigation start, once the selector matches. */
async function secondsUntil(page: Page, selector: string): Promise<number> {
  const now = await page.waitForFunction(
    (wanted) => document.querySelector(wanted) && performance.now() / 1000,
    selector,
    { polling: 'raf' },
  )
  return Number(await now.jsonValue())
}

async function openPage(context: BrowserContext): Promise<Journey> {
  const page = await context.newPage()
  await slowDown(page, processor)
  return { page, language: 'en', input: touch(page), check: async () => {} }
}

/**
 * Goes from the map to the first lesson until its video plays; returns the times of path and video.
 */
async function rideOn(journey: Journey, start: number): Promise<Pick<Ride, 'path' | 'playing'>> {
  const { page, input } = journey
  const t = textsOf('en')
  await input.pressOnMap(page.getByRole('button', { name: new RegExp(`^${skillName}`) }).first())
  const step = page.locator('#node-1')
  await step.waitFor()
  const path = (performance.now() - start) / 1000
  await input.press(step)
  const startLesson = page
    .getByRole('dialog')
    .getByRole('button', { name: t('learning-path:step.start') })
  // Without a pause, which would be the learner's time and not the app's.
  await startLesson.tap()
  const video = page.locator('video')
  await video.waitFor()
  await input.play(video)
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.1)
  return { path, playing: (performance.now() - start) / 1000 }
}

/** A first visit without any cache: from the landing through sign-in. */
async function firstVisit(context: BrowserContext, url: string): Promise<Ride> {
  const journey = await openPage(context)
  const { page } = journey
  const start = performance.now()
  await page.goto(url + paths.landing)
  const landing = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return (paint?.startTime ?? Number.NaN) / 1000
  })
  await fromLandingToSignIn(journey)
  const rememberMe = textsOf('en')('auth:signIn.rememberMe')
  await page.getByLabel(rememberMe).check()
  await signIn(journey)
  await page.locator('.react-flow__node').first().waitFor()
  const map = (performance.now() - start) / 1000
  const ride = { landing, map, ...(await rideOn(journey, start)) }
  await page.close()
  return ride
}

/** The next visit with a warm cache. */
async function secondVisit(context: BrowserContext, url: string): Promise<Ride> {
  const journey = await openPage(context)
  const { page } = journey
  const start = performance.now()
  await page.goto(url + paths.skillMap, { waitUntil: 'commit' })
  const map = await secondsUntil(page, '.react-flow__node')
  const ride = { landing: Number.NaN, map, ...(await rideOn(journey, start)) }
  await page.close()
  return ride
}

async function rideOnce({ url, backend }: TestHost): Promise<{ first: Ride; second: Ride }> {
  await backend.reset()
  const slow = openSlowLine(line)
  try {
    return await served(compressing(url), async (host) => {
      const portOf = (address: string) => slow.to(Number(new URL(address).port))
      const browser = await launchBrowser({ [apiHost]: await portOf(backend.url) })
      try {
        const context = await browser.newContext({
          viewport: phone,
          hasTouch: true,
          isMobile: true,
        })
        context.setDefaultTimeout(90_000)
        const app = `http://127.0.0.1:${await portOf(host)}`
        const first = await firstVisit(context, app)
        return { first, second: await secondVisit(context, app) }
      } finally {
        await browser.close()
      }
    })
  } finally {
    slow.close()
  }
}

/** Seconds from the landing to a playing lesson, on a first and a second visit. */
export async function benchBus(testHost: TestHost, runs: number): Promise<Finding> {
  const rides: Awaited<ReturnType<typeof rideOnce>>[] = []
  for (let run = 0; run < runs; run += 1) rides.push(await rideOnce(testHost))
  const row = (name: string, ride: Ride) => {
    const { landing, map, path, playing } = ride
    return [name, ...[landing, map, path, playing].map((one) => (one ? one.toFixed(1) : '–'))]
  }
  const text = table(
    ['a bad bus, in seconds', 'landing', 'map', 'path', 'lesson plays'],
    [
      row('first visit', medians(rides.map(({ first }) => first))),
      row('second visit', medians(rides.map(({ second }) => second))),
    ],
  )
  const kept = rides.map(({ second }) => second.map)
  return found(text, [missed('second visit of the map, in seconds', kept)])
}
