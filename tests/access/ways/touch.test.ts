import type { Locator } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from '@tests/fixtures/browser/test-app'
import { touch } from '@tests/fixtures/journey/input'
import { smallTargets } from '../page/small-targets'
import { onPage } from '../story/on-page'
import { storyIn } from '../story/story'
import { followStory } from '../story/way'
import { visitors } from './visitors'

const minTargetSize = 44

/** Checks the size of a control with its labels. */
async function isTouchable(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const size = await target.evaluate((element) => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    const boxes = [element, ...labels].map((one) => one.getBoundingClientRect())
    return {
      width: Math.max(...boxes.map(({ width }) => width)),
      height: Math.max(...boxes.map(({ height }) => height)),
    }
  })
  if (size.width < minTargetSize || size.height < minTargetSize)
    throw new Error(`${String(target)} has ${size.width} × ${size.height} px`)
}

describe('by touch', () => {
  test.for(visitors)(
    'a new learner gets from sign-up to the trophy, and every target is as large as a fingertip, $language',
    { timeout: 600_000 },
    async ({ language, locale }, { openApp }) => {
      const { page, url } = await openApp({
        locale,
        viewport: { width: 390, height: 844 },
        touch: true,
      })
      await page.goto(url)
      const check = async () => expect(await page.evaluate(smallTargets, minTargetSize)).toEqual([])
      const means = { input: touch(page), before: isTouchable, check }
      await followStory(storyIn(language), onPage(page, means))
    },
  )
})
