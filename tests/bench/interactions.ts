import type { Locator, Page } from 'playwright-core'
import type { TestHost } from '@tests/fixtures/browser/test-host'
import { optionOf } from '@tests/fixtures/curriculum-lessons'
import { openState } from '../pictures/open-state'
import { contextOf, pairings } from '../pictures/pairings'
import type { Visit } from '../pictures/screen-state'
import { stateOf } from '../pictures/states'
import { slowDown } from './cpu'
import { found, type Finding } from './findings'
import { missed } from './limits'
import { median, table } from './numbers'

/** The first press of a learner on each screen. */
const interactions: readonly { name: string; state: string; target: (visit: Visit) => Locator }[] =
  [
    {
      name: 'answer a quiz question',
      state: 'quiz',
      target: ({ page, content }) =>
        page.getByRole('button', { name: optionOf(1002, 0, 'wrong')[content] }),
    },
    {
      name: 'open a popover on the path',
      state: 'path',
      target: ({ page }) => page.locator('#node-2'),
    },
    {
      name: 'open the side menu',
      state: 'map',
      target: ({ page, t }) => page.getByRole('button', { name: t('common:shell.menu') }),
    },
  ]

/** Event Timing reports nothing shorter. */
const shortest = 16

/** Wait for the app's idle prefetches, which a reading learner would not notice. */
const reading = 4000

/** Let the hover effect finish, so that it is not measured. */
const rest = 500

/**
 * Milliseconds from a press to the next paint (the longest event of the press in Event Timing),
 * with a throttled CPU. Browsers round to 8 ms; 0 means below the reporting threshold. The mouse
 * moves by coordinates, since locating the target during the press would be measured too.
 */
export async function pressToPaint(page: Page, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded()
  await slowDown(page)
  await page.evaluate((durationThreshold) => {
    const durations: number[] = []
    const options = { type: 'event', durationThreshold }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Only presses have an interaction id; mouse moves have none.
        if (Reflect.get(entry, 'interactionId') > 0) durations.push(entry.duration)
      }
    }).observe(options)
    Object.assign(globalThis, { durations })
  }, shortest)
  const box = await target.boundingBox()
  if (!box) throw new Error(`Nothing to press: ${String(target)}`)
  await page.mouse.move(box.x + box.width / 2, box.y + Math.min(box.height / 2, 40))
  await page.waitForTimeout(rest)
  await page.mouse.down()
  await page.mouse.up()
  await page.waitForTimeout(1000)
  return page.evaluate(() => {
    const durations: number[] = Reflect.get(globalThis, 'durations')
    return Math.max(0, ...durations)
  })
}

async function pressInApp(
  testHost: TestHost,
  { state, target }: (typeof interactions)[number],
): Promise<number> {
  const [desktop] = pairings
  if (!desktop) throw new Error('There are no pairings')
  const settings = { zoom: 100, forcedColors: false, moreContrast: false }
  const context = { ...contextOf(desktop, settings), reducedMotion: 'no-preference' } as const
  await testHost.backend.reset()
  const opened = await openState(testHost, stateOf(state), {
    ...context,
    language: desktop.language,
  })
  try {
    const { page, visit } = opened
    await opened.load()
    await opened.reach()
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(reading)
    return await pressToPaint(page, target(visit))
  } finally {
    await opened.close()
  }
}

/** The baseline of the machine: a press that changes one word of a plain HTML page. */
async function pressOnPlainPage({ browser }: TestHost): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  try {
    await page.setContent('<button onclick="this.textContent = \'pressed\'">press</button>')
    return await pressToPaint(page, page.getByRole('button'))
  } finally {
    await page.close()
  }
}

export async function benchPresses(testHost: TestHost, runs: number): Promise<Finding> {
  const plain: number[] = []
  const times = interactions.map((): number[] => [])
  for (let run = 0; run < runs; run += 1) {
    plain.push(await pressOnPlainPage(testHost))
    for (const [index, interaction] of interactions.entries()) {
      times[index]?.push(await pressInApp(testHost, interaction))
    }
  }
  const cell = (all: readonly number[]) => {
    const middle = median(all)
    return middle < shortest ? `< ${shortest}` : middle.toFixed(0)
  }
  const rows = interactions.map(({ name }, index) => [name, cell(times[index] ?? [])])
  return found(
    table(['press to next paint', 'ms'], [['a word of a page of pure HTML', cell(plain)], ...rows]),
    interactions.map(({ name }, index) => missed(name, times[index] ?? [])),
  )
}
