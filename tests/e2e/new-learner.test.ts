import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { expectNoAxeViolations } from '@tests/fixtures/browser/axe'
import { test, type Visitor } from '@tests/fixtures/browser/test-app'
import { keyboard, mouse, touch, type Input } from '@tests/fixtures/journey/input'
import type { Journey } from '@tests/fixtures/journey/journey'
import {
  answerWizard,
  chooseSkills,
  newLearner,
  seeOwnMap,
  signUp,
  useMenu,
} from '@tests/fixtures/journey/new-learner'
import { fromLandingToSignIn, signIn } from '@tests/fixtures/journey/steps'

type Variant = {
  visitor: Visitor
  language: Journey['language']
  inputOf: (page: Page) => Input
  /** Whether axe checks each screen; those of the keyboard variant are the same as another's. */
  isChecked: boolean
}

const desktop = { locale: 'en-GB', viewport: { width: 1280, height: 800 } } as const
const phone = { locale: 'es-MX', viewport: { width: 390, height: 844 }, touch: true } as const

const variants: Record<string, Variant> = {
  'with a mouse, in English': { visitor: desktop, language: 'en', inputOf: mouse, isChecked: true },
  'on a phone at night, in Spanish': {
    visitor: { ...phone, colorScheme: 'dark' },
    language: 'es',
    inputOf: touch,
    isChecked: true,
  },
  'by keyboard alone, in English': {
    visitor: desktop,
    language: 'en',
    inputOf: keyboard,
    isChecked: false,
  },
  'by keyboard alone, in Spanish': {
    visitor: { ...desktop, locale: 'es-MX' },
    language: 'es',
    inputOf: keyboard,
    isChecked: false,
  },
}

describe('a new learner signs up, goes through onboarding, chooses skills and sees their map', () => {
  test.for(Object.entries(variants))(
    '%s: without console errors and axe violations',
    { timeout: 180_000 },
    async ([, { visitor, language, inputOf, isChecked }], { openApp }) => {
      const { page, url } = await openApp(visitor)
      const check = async (screen: string) => {
        if (isChecked) await expectNoAxeViolations(page, screen)
      }
      const journey: Journey = { page, language, input: inputOf(page), check: async () => {} }
      await page.goto(url)
      await fromLandingToSignIn(journey)
      journey.check = check
      await signUp(journey)
      await signIn(journey, newLearner)
      await answerWizard(journey)
      const skill = await chooseSkills(journey)
      await seeOwnMap(journey, skill)
      await useMenu(journey)
    },
  )
})
