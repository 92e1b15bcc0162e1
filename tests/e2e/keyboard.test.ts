import { curriculum } from '@/mock-backend/curriculum/curriculum'
import { test } from '@tests/fixtures/browser/test-app'
import { keyboard } from '@tests/fixtures/journey/input'
import { pathNode, type Journey } from '@tests/fixtures/journey/journey'
import { screenCheck } from '@tests/fixtures/journey/screen-check'
import { doStep, fromLandingToSignIn, openSkill, signIn } from '@tests/fixtures/journey/steps'

const [skill] = curriculum.skills
const [first, second] = skill?.subSkills ?? []
if (!skill || !first || !second) throw new Error('The journey needs a skill of two steps')

test(
  'a learner signs in, opens the map and completes a lesson by keyboard alone',
  { timeout: 180_000 },
  async ({ openApp }) => {
    const { page, url } = await openApp({ locale: 'en-GB' })
    const check = screenCheck(page, 'by keyboard alone')
    const journey: Journey = { page, language: 'en', input: keyboard(page), check, playbackRate: 4 }
    await page.goto(url)
    await fromLandingToSignIn(journey)
    await signIn(journey)
    await openSkill(journey, skill)
    await doStep(journey, first)
    await pathNode(journey, first.title.en, 'done').waitFor()
    await pathNode(journey, second.title.en, 'open').waitFor()
  },
)
