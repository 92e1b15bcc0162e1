import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { optionLetter } from '@/features/modules/quiz/quiz-rules'
import { curriculum } from '@/mock-backend/curriculum/curriculum'
import type { Module, Skill } from '@/mock-backend/curriculum/schema'
import { forgive, test } from '@tests/fixtures/browser/outages'
import { textsOf } from '@tests/fixtures/browser/texts'
import { mouse } from '@tests/fixtures/journey/input'
import {
  answerDialog,
  arrivedAt,
  button,
  heading,
  pathNode,
  type Journey,
} from '@tests/fixtures/journey/journey'
import { doModule } from '@tests/fixtures/journey/modules'
import { openSkill, signIn, startStep } from '@tests/fixtures/journey/steps'

const unanswered = /ERR_CONNECTION_REFUSED|ERR_FAILED|ERR_INTERNET_DISCONNECTED|ERR_NETWORK/

function budgetSkill(): Skill {
  const skill = curriculum.skills.find(({ id }) => id === 21)
  if (!skill) throw new Error('The curriculum has no skill 21')
  return skill
}

const keptCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('keptSkills_')))

/** Does a lesson while nothing answers. */
async function doOffline(journey: Journey, module: Module): Promise<void> {
  const t = textsOf(journey.language)
  const { page, input, language } = journey
  if (module.type === 'quiz') {
    for (const { text, options } of module.questions) {
      await heading(journey, text[language])
      const place = options.findIndex(({ correct }) => correct)
      const name = `${optionLetter(place)} ${options[place]?.text[language]}`
      await input.press(page.getByRole('button', { name, exact: true }))
      await page.getByText(t('modules:quiz.keptHint')).waitFor()
      await journey.check('quiz, kept')
      await input.press(button(journey, t('modules:continue')))
    }
  } else if (module.type === 'pdf' || module.type === 'practice') {
    if (module.type === 'practice') {
      await arrivedAt(journey, t('modules:practice.title'), module.title[language])
      await input.press(button(journey, t('modules:continue')))
    }
    await heading(journey, module.title[language])
    await page.locator('main canvas').first().waitFor()
    const name = module.type === 'pdf' ? 'modules:continue' : 'modules:practice.complete'
    await input.press(button(journey, t(name)))
  } else if (module.type === 'challenge') {
    await arrivedAt(journey, module.title[language])
    await input.press(button(journey, t('modules:continue')))
    for (const [step] of module.steps.entries())
      await input.choose(page.getByRole('checkbox').nth(step))
    await input.press(button(journey, t('modules:continue')))
  } else await doModule(journey, module)
}

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
    await page.getByRole('button', { name: t('learning-path:keep') }).click()
    await page.getByRole('button', { name: t('kept-skills:keep'), exact: true }).click()
    await page.getByText(t('kept-skills:keptHint')).waitFor({ timeout: 120_000 })
    await page
      .getByRole('button', { name: t('kept-skills:close'), exact: true })
      .last()
      .click()

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
    const before = await backend.work(
      ({ accounts }) => accounts.find(({ email }) => email.startsWith('lucia'))?.moduleStates,
    )
    expect(Object.values(before ?? {})).toEqual(['completed'])

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
    const after = await backend.work(
      ({ accounts }) => accounts.find(({ email }) => email.startsWith('lucia'))?.moduleStates,
    )
    const modules = skill.subSkills.flatMap((step) => step.modules)
    expect(after).toEqual(Object.fromEntries(modules.map(({ id }) => [id, 'completed'])))
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
