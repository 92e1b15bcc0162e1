import { describe } from 'vitest'
import { test } from '@tests/fixtures/browser/test-app'
import { storyIn } from '../story/story'
import { followStory } from '../story/way'
import { visitors } from './visitors'
import { byTouch } from './ways'

describe('by touch', () => {
  test.for(visitors)(
    'a new learner gets from sign-up to the trophy, and every target is as large as a fingertip, $language',
    { timeout: 600_000 },
    async ({ language, locale }, { openApp }) => {
      const { page, url } = await openApp({ ...byTouch.visitor, locale })
      await page.goto(url)
      await followStory(storyIn(language), byTouch.on(page))
    },
  )
})
