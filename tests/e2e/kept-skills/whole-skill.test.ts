import { expect } from 'vitest'
import { forgive, test } from '@tests/fixtures/browser/outages'
import { textsOf } from '@tests/fixtures/browser/texts'
import { mouse } from '@tests/fixtures/journey/input'
import {
  answerDialog,
  arrivedAt,
  heading,
  pathNode,
  type Journey,
} from '@tests/fixtures/journey/journey'
import {
  beginToKeep,
  budgetSkill,
  doOffline,
  keptCaches,
  savedStates,
  seesItKept,
  unanswered,
} from '@tests/fixtures/journey/kept-skill'
import { doModule } from '@tests/fixtures/journey/modules'
import { openSkill, signIn, startStep } from '@tests/fixtures/journey/steps'

test.for(['en', 'es'] as const)(
  'a whole skill is learned without a network, then saved: %s',
  { timeout: 400_000 },
  async (language, { openApp, hosts, problems, backend }) => {
    const t = textsOf(language)
    const { page, url } = await openApp({
      serviceWorker: true,
      locale: language === 'en' ? 'en-GB' : 'es-MX',
    })
    const journey: Journey = {
      page,
      language,
      input: mouse(page),
      check: async () => {},
      playbackRate: 8,
    }
    const skill = budgetSkill()
    await page.goto(`${url}/SignIn`)
    await page.getByLabel(t('auth:signIn.rememberMe')).check()
    await signIn(journey, 'lucia@example.com')
    await openSkill(journey, skill)
    await beginToKeep(journey)
    await seesItKept(journey)

    const [first, ...steps] = skill.subSkills
    if (!first) throw new Error('The skill has no steps')
    const [watched, ...others] = first.modules
    await startStep(journey, first)
    if (watched) await doModule(journey, watched)
    await page.waitForURL(/learningpath\//)
    await hosts.goAway()
    await page.context().setOffline(true)

    for (const module of others) await doOffline(journey, module)
    await arrivedAt(journey, skill.name[language])
    // Opened anew, still without a network, it is all here.
    await page.reload()
    for (const step of steps) {
      await heading(journey, skill.name[language])
      await page.getByText(t('common:ui.offline.keptHint')).waitFor()
      await pathNode(journey, step.title[language], 'open').waitFor()
      await startStep(journey, step)
      for (const module of step.modules) await doOffline(journey, module)
    }
    await arrivedAt(journey, skill.name[language])
    expect(Object.values(await savedStates(backend))).toEqual(['completed'])

    await hosts.comeBack()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: t('kept-skills:save.yes'), exact: true }).click()
    await answerDialog(
      journey,
      t('celebrations:greatJob.title'),
      t('celebrations:greatJob.continue'),
    )
    await page
      .getByText(t('celebrations:trophy.skill', { skillName: skill.name[language] }))
      .waitFor()
    await answerDialog(journey, t('celebrations:trophy.title'), t('learning-path:backToMap'))
    const modules = skill.subSkills.flatMap((step) => step.modules)
    expect(await savedStates(backend)).toEqual(
      Object.fromEntries(modules.map(({ id }) => [id, 'completed'])),
    )
    expect(await keptCaches(page)).toHaveLength(1)
    await page.getByRole('button', { name: t('common:shell.signOut') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('kept-skills:signOut.signOut') })
      .click()
    await heading(journey, t('auth:signIn.title'))
    await expect.poll(() => keptCaches(page)).toEqual([])
    forgive(problems, unanswered)
  },
)
