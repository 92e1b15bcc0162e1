import { expect } from 'vitest'
import timing from '@/config/timing.json'
import { forgive } from '@tests/fixtures/browser/outages'
import { test } from '@tests/fixtures/browser/test-app'
import { textsOf } from '@tests/fixtures/browser/texts'
import { answerDialog, arrivedAt, heading } from '@tests/fixtures/journey/journey'
import {
  beginToKeep,
  budgetSkill,
  doOffline,
  hang,
  openPathToKeep,
  recordWrites,
  savedStates,
  saveOf,
  seesItKept,
  unanswered,
} from '@tests/fixtures/journey/kept-skill'
import { startStep } from '@tests/fixtures/journey/steps'

test(
  'on a network that hangs, a kept skill opens after a while, and what is finished is saved once',
  { timeout: 200_000 },
  async ({ openApp, problems, backend }) => {
    const t = textsOf('en')
    const app = await openApp({ serviceWorker: true })
    const { page } = app
    const journey = await openPathToKeep(app)
    const skill = budgetSkill()
    const [step] = skill.subSkills
    const [video, quiz] = step?.modules ?? []
    if (!step || !video || !quiz) throw new Error('The skill has no lessons')
    await beginToKeep(journey)
    await seesItKept(journey)

    const answerAgain = await hang(page.context())
    const opened = Date.now()
    await page.reload()
    await heading(journey, skill.name.en)
    await page.getByText(t('common:ui.offline.keptHint')).waitFor()
    expect(Date.now() - opened).toBeGreaterThanOrEqual(timing.keptAnswerAfter)
    await startStep(journey, step)
    await doOffline(journey, video)
    await page.getByText(t('modules:finishedHere')).waitFor()
    await doOffline(journey, quiz)
    await arrivedAt(journey, t('modules:practice.title'), step.modules[2]?.title.en)
    expect(await savedStates(backend)).toEqual({})

    // The path says that nothing answers, and asks nothing that would fail.
    await page.getByRole('button', { name: t('modules:goBack') }).click()
    await page.getByText(t('common:ui.offline.keptHint')).waitFor()
    expect(await page.getByRole('button', { name: t('kept-skills:save.yes') }).count()).toBe(0)
    await page.getByRole('link', { name: t('common:shell.toMap') }).click()
    // Saving must not wait for ever either.
    await page.getByRole('button', { name: t('kept-skills:save.yes'), exact: true }).click()
    await page
      .getByText(t('kept-skills:save.failed.no-answer', { lesson: video.title.en }))
      .waitFor()
    await answerAgain()
    const writes = recordWrites(page.context())
    await page
      .getByRole('button', { name: t('kept-skills:save.again'), exact: true })
      .first()
      .click()
    await answerDialog(
      journey,
      t('celebrations:greatJob.title'),
      t('celebrations:greatJob.continue'),
    )
    expect(writes.filter((write) => write.includes('update-state'))).toEqual(
      [video, quiz].map(({ id }) => saveOf(id)),
    )
    expect(writes.filter((write) => write.includes('quiz/answers'))).toHaveLength(
      quiz.type === 'quiz' ? quiz.questions.length : 0,
    )
    expect(Object.keys(await savedStates(backend))).toEqual([video, quiz].map(({ id }) => `${id}`))
    forgive(problems, unanswered)
  },
)
