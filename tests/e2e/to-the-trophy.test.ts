import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { test, type Visitor } from '@tests/fixtures/browser/test-app'
import { mouse, touch, type Input } from '@tests/fixtures/journey/input'
import type { Journey } from '@tests/fixtures/journey/journey'
import { recordsKey } from '@tests/fixtures/journey/recording'
import { screenCheck } from '@tests/fixtures/journey/screen-check'
import { goToTheTrophy } from '@tests/fixtures/journey/to-the-trophy'

type Variant = Pick<Journey, 'language' | 'level'> & {
  visitor: Visitor
  inputOf: (page: Page) => Input
  /** Too slow for `npm test`. */
  isLeftOut?: true
}

const variants: Record<string, Variant> = {
  'with a mouse, in English': {
    visitor: { locale: 'en-GB', viewport: { width: 1280, height: 800 } },
    language: 'en',
    level: 'guided',
    inputOf: mouse,
  },
  'on a phone, in Spanish': {
    visitor: { locale: 'es-MX', viewport: { width: 390, height: 844 }, touch: true },
    language: 'es',
    level: 'independent',
    inputOf: touch,
  },
  'by the cruise ship, on a phone': {
    visitor: { locale: 'en-GB', viewport: { width: 390, height: 844 }, touch: true },
    language: 'en',
    level: 'supported',
    inputOf: touch,
    isLeftOut: true,
  },
}
const isRecorded = process.env[recordsKey] !== undefined
const walked = Object.entries(variants).filter(([, { isLeftOut }]) => isRecorded || !isLeftOut)

describe('a new learner goes from sign-up to the trophy of a skill, through all five types', () => {
  test.for(walked)(
    '%s: no console errors, no axe violations, and all is still completed after a reload',
    { timeout: 600_000 },
    async ([who, { visitor, inputOf, language, level }], { openApp }) => {
      const { page, url } = await openApp(visitor)
      await page.goto(url)
      await goToTheTrophy({
        page,
        language,
        ...(level && { level }),
        input: inputOf(page),
        check: screenCheck(page, who),
        playbackRate: 8,
      })
    },
  )
})
