import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestHost, type TestHost } from '@tests/fixtures/browser/test-host'
import { openState } from '@tests/pictures/open-state'
import { stateOf } from '@tests/pictures/states'

let testHost: TestHost
beforeAll(async () => {
  testHost = await openTestHost()
})
afterAll(() => testHost.close())

/** Opens a state, by default on a desktop viewport, and evaluates something on it. */
async function onScreen<T>(
  state: string,
  ask: (page: Page) => Promise<T>,
  width = 1280,
): Promise<T> {
  const viewport = { width, height: 800 }
  const opened = await openState(testHost, stateOf(state), { viewport, language: 'en' })
  try {
    await opened.load()
    await opened.reach()
    return await ask(opened.page)
  } finally {
    await opened.close()
  }
}

/** Width and height in px of all matching elements. */
const sizesOf = (
  state: string,
  find: (page: Page) => ReturnType<Page['locator']>,
  width?: number,
) =>
  onScreen(
    state,
    (page) =>
      find(page).evaluateAll((all) =>
        all
          .filter((one) => one instanceof HTMLElement && one.checkVisibility())
          .map((one) => (one instanceof HTMLElement ? [one.offsetWidth, one.offsetHeight] : [])),
      ),
    width,
  )

describe('on the page', () => {
  // [9.4.1]
  test('the nodes of the map are 120, 80 and 60 px wide', async () => {
    const all = await sizesOf('map', (page) => page.locator('.react-flow__node *'))
    const round = all.filter(([width, height]) => width === height).map(([width]) => width)
    for (const size of [120, 80, 60]) expect(round).toContain(size)
  })

  // [2.41] [9.4.5]
  test.each([
    ['a phone', 430],
    ['a phone on its side', 740],
    ['a tablet', 1024],
    ['a desktop', 1280],
  ])('the answers of a quiz are at most 400 px wide on %s', async (_device, width) => {
    const ofQuiz = (page: Page) => page.getByRole('group').getByRole('button')
    const answers = await sizesOf('quiz', ofQuiz, width)
    expect(answers.length).toBeGreaterThan(1)
    for (const [width] of answers) expect(width).toBeLessThanOrEqual(400)
  })

  // [2.43.1] [9.4.6]
  test('the frame of a pdf is 600 × 400 px', async () => {
    const frames = await sizesOf('pdf', (page) => page.locator('main div'))
    expect(frames).toContainEqual([600, 400])
  })

  // [4.1.3]
  test('the steps of a path are dark blue, and muted if locked', async () => {
    const steps = await onScreen('path', (page) =>
      page.locator('.react-flow__node button:has(> span > span)').evaluateAll((buttons) =>
        buttons.flatMap((button) => {
          const disc = button.querySelector(':scope > span:first-child > span')
          const isLocked = button.textContent.includes('Locked')
          return disc ? [{ isLocked, colour: getComputedStyle(disc).backgroundColor }] : []
        }),
      ),
    )
    const coloursWhere = (locked: boolean) =>
      new Set(steps.filter(({ isLocked }) => isLocked === locked).map(({ colour }) => colour))
    expect(coloursWhere(false)).toEqual(new Set(['rgb(23, 80, 140)']))
    expect(coloursWhere(true)).toEqual(new Set(['rgb(183, 203, 221)']))
  })

  // [2.44.3]
  test('a checked step of a challenge is struck through', async () => {
    const lines = await onScreen('challenge-steps-done', (page) =>
      page
        .locator('ol label span:last-of-type')
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).textDecorationLine)),
    )
    expect(lines.filter((line) => line === 'line-through')).toHaveLength(5)
  })
})
