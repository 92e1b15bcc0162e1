import { describe, expect } from 'vitest'
import { test } from '@tests/fixtures/browser/test-app'
import { mouse } from '@tests/fixtures/journey/input'
import { overflowIn } from '@tests/pictures/overflow'
import { onPage } from '../story/on-page'
import { storyIn } from '../story/story'
import { followStory } from '../story/way'
import { visitors } from './visitors'

/** The viewport that 1280 × 1024 px leaves at 400 % zoom. */
const viewport = { width: 320, height: 256 }

describe('at 400 % zoom', () => {
  test.for(visitors)(
    'a new learner gets from sign-up to the trophy without horizontal scrolling, $language',
    { timeout: 600_000 },
    async ({ language, locale }, { openApp }) => {
      const { page, url } = await openApp({ locale, viewport })
      await page.goto(url)
      const check = async () => expect(await page.evaluate(overflowIn, viewport.width)).toEqual([])
      await followStory(storyIn(language), onPage(page, { input: mouse(page), check }))
    },
  )
})
