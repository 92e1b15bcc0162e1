import { expect } from 'vitest'
import { forgive } from '@tests/fixtures/browser/outages'
import { test } from '@tests/fixtures/browser/test-app'
import { textsOf } from '@tests/fixtures/browser/texts'
import { answerDialog, heading, pathNode } from '@tests/fixtures/journey/journey'
import {
  beginToKeep,
  budgetSkill,
  doOffline,
  openPathToKeep,
  recordWrites,
  saveOf,
  seesItKept,
  unanswered,
} from '@tests/fixtures/journey/kept-skill'
import { startStep } from '@tests/fixtures/journey/steps'

test(
  'two tabs that save at once send each lesson once, and both end in a true sentence',
  { timeout: 200_000 },
  async ({ openApp, problems }) => {
    const t = textsOf('en')
    const app = await openApp({ serviceWorker: true })
    const { page } = app
    const context = page.context()
    const journey = await openPathToKeep(app)
    const skill = budgetSkill()
    const [step, next] = skill.subSkills
    if (!step || !next) throw new Error('The skill has no steps')
    await beginToKeep(journey)
    await seesItKept(journey)
    await context.setOffline(true)
    await startStep(journey, step)
    for (const module of step.modules) await doOffline(journey, module)
    await heading(journey, skill.name.en)

    await context.setOffline(false)
    const tab = await context.newPage()
    await tab.goto(`${app.url}/learningpath`)
    const writes = recordWrites(context)
    // Slow enough for both presses to fall into the same saving.
    await context.route('**/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue().catch(() => {})
    })
    const yes = { name: t('kept-skills:save.yes'), exact: true }
    const [first, second] = [page, tab].map((one) => one.getByRole('button', yes))
    await first?.waitFor()
    await second?.waitFor()
    await Promise.all([first?.click(), second?.click()])
    const elsewhere = t('kept-skills:save.failed.elsewhere')
    const other = await Promise.any(
      [page, tab].map((one) =>
        one
          .getByText(elsewhere)
          .waitFor()
          .then(() => one),
      ),
    )
    const saver = other === tab ? page : tab
    await answerDialog(
      { ...journey, page: saver },
      t('celebrations:greatJob.title'),
      t('celebrations:greatJob.continue'),
    )
    // The other one says no longer that it is being saved, and shows that it is.
    await other.getByText(elsewhere).waitFor({ state: 'hidden' })
    await pathNode({ ...journey, page: other }, step.title.en, 'done').waitFor()
    await pathNode({ ...journey, page: other }, next.title.en, 'open').waitFor()
    expect(writes.filter((write) => write.includes('update-state'))).toEqual(
      step.modules.map(({ id }) => saveOf(id)),
    )
    const answers = writes.filter((write) => write.includes('quiz/answers'))
    expect(new Set(answers).size).toBe(answers.length)
    forgive(problems, unanswered)
  },
)
