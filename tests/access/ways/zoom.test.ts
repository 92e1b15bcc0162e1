import { describe } from 'vitest'
import { test } from '@tests/fixtures/browser/test-app'
import { storyIn } from '../story/story'
import { followStory } from '../story/way'
import { visitors } from './visitors'
import { atZoom } from './ways'

describe('at 400 % zoom', () => {
  test.for(visitors)(
    'a new learner gets from sign-up to the trophy without horizontal scrolling, $language',
    { timeout: 600_000 },
    async ({ language, locale }, { openApp }) => {
      const { page, url } = await openApp({ ...atZoom.visitor, locale })
      await page.goto(url)
      await followStory(storyIn(language), atZoom.on(page))
    },
  )
})
