import { describe } from 'vitest'
import { test } from '@tests/fixtures/browser/test-app'
import { storyIn } from '../story/story'
import { followStory } from '../story/way'
import { visitors } from './visitors'
import { byKeyboard } from './ways'

describe('by keyboard alone', () => {
  test.for(visitors)(
    'a new learner gets from sign-up to the trophy, and never loses the focus, $language',
    { timeout: 600_000 },
    async ({ language, locale }, { openApp }) => {
      const { page, url } = await openApp({ ...byKeyboard.visitor, locale })
      await page.goto(url)
      await followStory(storyIn(language), byKeyboard.on(page))
    },
  )
})
