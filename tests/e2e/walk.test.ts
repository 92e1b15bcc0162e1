import { curriculum } from '@/mock-backend/curriculum/curriculum'
import { eyesOn } from './support/eyes'
import { keyboard } from './support/hands'
import { place, type Walk } from './support/on-screen'
import { test } from './support/test-app'
import { doStep, fromLandingToSignIn, openSkill, signIn } from './support/walk'

const [skill] = curriculum.skills
const [first, second] = skill?.subSkills ?? []
if (!skill || !first || !second) throw new Error('The walk needs a skill of two steps')

test(
  'a learner signs in, opens the map and finishes a lesson by keyboard alone',
  { timeout: 180_000 },
  async ({ openApp }) => {
    const { page, url } = await openApp({ locale: 'en-GB' })
    const look = eyesOn(page, 'by keyboard alone')
    const walk: Walk = { page, language: 'en', hand: keyboard(page), look, hurry: 4 }
    await page.goto(url)
    await fromLandingToSignIn(walk)
    await signIn(walk)
    await openSkill(walk, skill)
    await doStep(walk, first)
    await place(walk, first.title.en, 'done').waitFor()
    await place(walk, second.title.en, 'open').waitFor()
  },
)
