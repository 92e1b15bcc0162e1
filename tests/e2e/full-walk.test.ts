import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { eyesOn } from './support/eyes'
import { walkToTheTrophy } from './support/full-walk'
import { mouse, touch, type Hand } from './support/hands'
import type { Walk } from './support/on-screen'
import { test, type Visitor } from './support/test-app'

type Walker = { visitor: Visitor; language: Walk['language']; handOf: (page: Page) => Hand }

const walkers: Record<string, Walker> = {
  'with a mouse, in English': {
    visitor: { locale: 'en-GB', viewport: { width: 1280, height: 800 } },
    language: 'en',
    handOf: mouse,
  },
  'on a phone, in Spanish': {
    visitor: { locale: 'es-MX', viewport: { width: 390, height: 844 }, touch: true },
    language: 'es',
    handOf: touch,
  },
}

describe('a new learner goes from sign-up to the trophy of a skill, through all five types', () => {
  test.for(Object.entries(walkers))(
    '%s: no error in the console, nothing for axe to find, all still done after a reload',
    { timeout: 600_000 },
    async ([who, { visitor, language, handOf }], { openApp }) => {
      const { page, url } = await openApp(visitor)
      await page.goto(url)
      await walkToTheTrophy({
        page,
        language,
        hand: handOf(page),
        look: eyesOn(page, who),
        hurry: 8,
      })
    },
  )
})
