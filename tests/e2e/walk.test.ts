import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { expectNoAxeViolations } from './support/axe'
import { keyboard, mouse, touch, type Hand } from './support/hands'
import { test, type Visitor } from './support/test-app'
import {
  answerQuiz,
  fromLandingToSignIn,
  openSkill,
  seeNextStepOpen,
  signIn,
  startLesson,
  watchVideo,
  type Walk,
} from './support/walk'

type Walker = {
  who: string
  visitor: Visitor
  language: Walk['language']
  handOf: (page: Page) => Hand
  hurry: number
}

const desktop = { locale: 'en-GB', viewport: { width: 1280, height: 800 } } as const
const phone = { locale: 'es-MX', viewport: { width: 390, height: 844 }, touch: true } as const

const walkers: readonly Walker[] = [
  { who: 'with a mouse, in English', visitor: desktop, language: 'en', handOf: mouse, hurry: 1 },
  { who: 'by keyboard alone', visitor: desktop, language: 'en', handOf: keyboard, hurry: 4 },
  { who: 'on a phone, in Spanish', visitor: phone, language: 'es', handOf: touch, hurry: 4 },
]

describe('a learner signs in, opens the map and finishes a lesson', () => {
  test.for(walkers.map((walker) => [walker.who, walker] as const))(
    '%s: no error in the console, nothing for axe to find',
    { timeout: 180_000 },
    async ([, { visitor, language, handOf, hurry }], { openApp }) => {
      const { page, url } = await openApp(visitor)
      const look = (screen: string) => expectNoAxeViolations(page, screen)
      const walk: Walk = { page, language, hand: handOf(page), look, hurry }
      await page.goto(url)
      await fromLandingToSignIn(walk)
      await signIn(walk)
      await openSkill(walk)
      await startLesson(walk)
      await watchVideo(walk)
      await answerQuiz(walk)
      await seeNextStepOpen(walk)
    },
  )
})
