import { eyesOn } from '../e2e/support/eyes'
import { walkToTheTrophy } from '../e2e/support/full-walk'
import { mouse } from '../e2e/support/hands'
import { test } from './hosted-app'

test(
  'a new learner goes to the trophy of a skill behind nginx: nothing that the headers forbid is asked for',
  { timeout: 600_000 },
  async ({ openApp }) => {
    const { page, url } = await openApp()
    await page.goto(url)
    await walkToTheTrophy({
      page,
      language: 'en',
      hand: mouse(page),
      look: eyesOn(page, 'behind nginx'),
      hurry: 8,
    })
  },
)
