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

/** Width and height in px of all that this finds on a screen of a computer. */
async function sizesOf(state: string, find: (page: Page) => ReturnType<Page['locator']>) {
  const viewport = { width: 1280, height: 800 }
  const opened = await openState(testHost, stateOf(state), { viewport, language: 'en' })
  try {
    await opened.load()
    await opened.reach()
    return await find(opened.page).evaluateAll((all) =>
      all
        .filter((one) => one instanceof HTMLElement && one.checkVisibility())
        .map((one) => (one instanceof HTMLElement ? [one.offsetWidth, one.offsetHeight] : [])),
    )
  } finally {
    await opened.close()
  }
}

describe('measured from the page', () => {
  // [9.4.1]
  test('the nodes of the map are 120, 80 and 60 px wide', async () => {
    const all = await sizesOf('map', (page) => page.locator('.react-flow__node *'))
    const round = all.filter(([width, height]) => width === height).map(([width]) => width)
    for (const size of [120, 80, 60]) expect(round).toContain(size)
  })

  // [2.41] [9.4.5]
  test('the answers of a quiz are at most 400 px wide', async () => {
    const answers = await sizesOf('quiz', (page) => page.getByRole('group').getByRole('button'))
    expect(answers.length).toBeGreaterThan(1)
    for (const [width] of answers) expect(width).toBeLessThanOrEqual(400)
  })

  // [2.43.1] [9.4.6]
  test('the frame of a pdf is 600 × 400 px', async () => {
    const frames = await sizesOf('pdf', (page) => page.locator('main div'))
    expect(frames).toContainEqual([600, 400])
  })
})
