import { describe } from 'vitest'
import { test } from '@tests/fixtures/browser/test-app'
import { keyboard } from '@tests/fixtures/journey/input'
import { onPage } from '../story/on-page'
import { storyIn } from '../story/story'
import { followStory } from '../story/way'
import { keepsFocus } from './keeps-focus'
import { visitors } from './visitors'

describe('by keyboard alone', () => {
  test.for(visitors)(
    'a new learner gets from sign-up to the trophy, and never loses the focus, $language',
    { timeout: 600_000 },
    async ({ language, locale }, { openApp }) => {
      const { page, url } = await openApp({ locale })
      await page.goto(url)
      const check = () => keepsFocus(page)
      await followStory(storyIn(language), onPage(page, { input: keyboard(page), check }))
    },
  )
})
