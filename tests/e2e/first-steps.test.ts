import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { expectNoAxeViolations } from './support/axe'
import {
  answerWizard,
  chooseSkills,
  newLearner,
  seeOwnMap,
  signUp,
  useMenu,
} from './support/first-steps'
import { keyboard, mouse, touch, type Hand } from './support/hands'
import type { Walk } from './support/on-screen'
import { test, type Visitor } from './support/test-app'
import { fromLandingToSignIn, signIn } from './support/walk'

type Walker = {
  visitor: Visitor
  language: Walk['language']
  handOf: (page: Page) => Hand
  /** Whether axe looks at each screen; the keyboard's screens are the same. */
  looks: boolean
}

const desktop = { locale: 'en-GB', viewport: { width: 1280, height: 800 } } as const
const phone = { locale: 'es-MX', viewport: { width: 390, height: 844 }, touch: true } as const

const walkers: Record<string, Walker> = {
  'with a mouse, in English': { visitor: desktop, language: 'en', handOf: mouse, looks: true },
  'on a phone at night, in Spanish': {
    visitor: { ...phone, colorScheme: 'dark' },
    language: 'es',
    handOf: touch,
    looks: true,
  },
  'by keyboard alone, in English': {
    visitor: desktop,
    language: 'en',
    handOf: keyboard,
    looks: false,
  },
  'by keyboard alone, in Spanish': {
    visitor: { ...desktop, locale: 'es-MX' },
    language: 'es',
    handOf: keyboard,
    looks: false,
  },
}

describe('a new learner signs up, tells about themselves, chooses skills and sees their map', () => {
  test.for(Object.entries(walkers))(
    '%s: no error in the console, nothing for axe to find',
    { timeout: 180_000 },
    async ([, { visitor, language, handOf, looks }], { openApp }) => {
      const { page, url } = await openApp(visitor)
      const look = async (screen: string) => {
        if (looks) await expectNoAxeViolations(page, screen)
      }
      const walk: Walk = { page, language, hand: handOf(page), look: async () => {} }
      await page.goto(url)
      await fromLandingToSignIn(walk)
      walk.look = look
      await signUp(walk)
      await signIn(walk, newLearner)
      await answerWizard(walk)
      const skill = await chooseSkills(walk)
      await seeOwnMap(walk, skill)
      await useMenu(walk)
    },
  )
})
