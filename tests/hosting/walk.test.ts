import { expectNoAxeViolations } from '../e2e/support/axe'
import { mouse } from '../e2e/support/hands'
import {
  answerQuiz,
  fromLandingToSignIn,
  openSkill,
  seeNextStepOpen,
  signIn,
  startLesson,
  watchVideo,
  type Walk,
} from '../e2e/support/walk'
import { test } from './hosted-app'

test(
  'a learner walks through the app behind nginx: nothing that the headers forbid is asked for',
  { timeout: 180_000 },
  async ({ openApp }) => {
    const { page, url } = await openApp()
    const look = (screen: string) => expectNoAxeViolations(page, screen)
    const walk: Walk = { page, language: 'en', hand: mouse(page), look, hurry: 4 }
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
