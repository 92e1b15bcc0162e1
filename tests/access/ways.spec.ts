import { expect, test, type Locator } from '@tests/fixtures/browser/test'
import { keyboard, mouse, touch } from '@tests/fixtures/journey/input'
import { storyIn } from '@tests/fixtures/journey/story'
import { followStory, keepsFocus, onPage } from '@tests/fixtures/journey/way'
import { overflowIn } from '@tests/pictures/overflow'
import { smallTargets } from './page/small-targets'

test.describe.configure({ timeout: 600_000 })

/** The size of a control with its labels. */
async function isTouchable(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const size = await target.evaluate((element) => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    const boxes = [element, ...labels].map((one) => one.getBoundingClientRect())
    return Math.min(
      Math.max(...boxes.map(({ width }) => width)),
      Math.max(...boxes.map(({ height }) => height)),
    )
  })
  expect(size).toBeGreaterThanOrEqual(44)
}

for (const [language, locale] of [
  ['en', 'en-GB'],
  ['es', 'es-MX'],
] as const) {
  test.describe(`a new learner gets from sign-up to the trophy, ${language},`, () => {
    test.use({ locale })

    test('by keyboard alone, and never loses the focus', async ({ page }) => {
      await page.goto('/')
      const check = () => keepsFocus(page)
      await followStory(storyIn(language), onPage(page, keyboard(page), { check }))
    })

    test.describe('by touch,', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

      test('and every target is as large as a fingertip', async ({ page }) => {
        await page.goto('/')
        const check = async () => expect(await page.evaluate(smallTargets, 44)).toEqual([])
        const way = onPage(page, touch(page), { before: isTouchable, check })
        await followStory(storyIn(language), way)
      })
    })

    test.describe('at 400 % zoom,', () => {
      // What 1280 × 1024 px leave.
      test.use({ viewport: { width: 320, height: 256 } })

      test('and nothing scrolls sideways', async ({ page }) => {
        await page.goto('/')
        const check = async () => expect(await page.evaluate(overflowIn, 320)).toEqual([])
        await followStory(storyIn(language), onPage(page, mouse(page), { check }))
      })
    })
  })
}
