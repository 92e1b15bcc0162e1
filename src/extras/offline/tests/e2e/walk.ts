import type { BrowserContext, Route } from 'playwright-core'
import { curriculum } from '@/mock-backend/curriculum/curriculum'
import type { Module, Skill, SubSkill } from '@/mock-backend/curriculum/schema'
import type { HttpBackend } from '@/mock-backend/entries/http/http'
import { findAccount } from '@/mock-backend/server/db'
import { apiBaseUrl } from '@tests/fixtures/browser/api-address'
import { textsOf } from '@tests/fixtures/browser/texts'
import {
  arrivedAt,
  answerDialog,
  button,
  heading,
  type Journey,
} from '@tests/fixtures/journey/journey'
import { doModule } from '@tests/fixtures/journey/modules'

/** What a browser says itself about requests without an answer. */
export const unanswered =
  /ERR_CONNECTION_REFUSED|ERR_FAILED|ERR_INTERNET_DISCONNECTED|ERR_NETWORK|ERR_TIMED_OUT|Failed to load resource/

export const learner = 'lucia@example.com'

/** A skill with lessons of all kinds. */
export function budget(): Skill {
  const skill = curriculum.skills.find(({ id }) => id === 21)
  if (!skill) throw new Error('The curriculum has no skill 21')
  return skill
}

const modulesOf = (skill: Skill) => skill.subSkills.flatMap(({ modules }) => modules)

/** The quizzes were done before, since they need the internet. */
export const completeQuizzes = (backend: HttpBackend) =>
  backend.work((database) => {
    const account = findAccount(database, learner)
    for (const { id, type } of modulesOf(budget()))
      if (account && type === 'quiz') account.moduleStates[id] = 'completed'
  })

/** The lessons that the server holds as completed. */
export const completedOn = (backend: HttpBackend) =>
  backend.work((database) =>
    Object.entries(findAccount(database, learner)?.moduleStates ?? {})
      .filter(([, state]) => state === 'completed')
      .map(([id]) => Number(id)),
  )

export const allIds = () => modulesOf(budget()).map(({ id }) => id)

/** Saves the skill whose path is open, and waits until all of it is here. */
export async function saveSkill(journey: Journey): Promise<void> {
  const t = textsOf(journey.language)
  const { page, input } = journey
  await input.press(button(journey, t('offline:save')))
  await page.getByText(t('offline:isHere'), { exact: true }).waitFor({ timeout: 120_000 })
  // The worker has the files of lessons, too.
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready
    const names = (await caches.keys()).filter((name) => name.startsWith('norte-app-'))
    const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return active && files.flat().some(({ url }) => url.includes('pdf.worker'))
  })
}

/** The help of a challenge is pages of other hosts. */
const withoutHelp = (module: Module): Module =>
  module.type === 'challenge'
    ? { ...module, steps: module.steps.map(({ text }) => ({ text })) }
    : module

/** Does a lesson while nothing answers; a quiz is left out. */
async function doOffline(
  journey: Journey,
  module: Module,
  next: Module | undefined,
): Promise<void> {
  const t = textsOf(journey.language)
  if (module.type === 'quiz') {
    await journey.page.getByText(t('modules:quiz.failed.title')).waitFor({ timeout: 60_000 })
    await journey.input.press(button(journey, t('modules:skip')))
  } else await doModule(journey, withoutHelp(module), next)
}

/** Does all lessons of a step while nothing answers, and ends on the path. */
export async function doStepOffline(journey: Journey, step: SubSkill): Promise<void> {
  const t = textsOf(journey.language)
  const { title, modules, feedback } = step
  const { page, input, language } = journey
  await input.press(
    page.getByRole('button', { name: new RegExp(`^(\\d+\\. )?${title[language]}\\s*, `) }),
  )
  const popover = page.getByRole('dialog', { name: title[language] })
  // A step whose quiz is done is started.
  const action = (key: 'start' | 'continue') =>
    popover.getByRole('button', { name: t(`learning-path:step.${key}`), exact: true })
  await input.press(action('start').or(action('continue')))
  for (const [index, module] of modules.entries())
    await doOffline(journey, module, modules[index + 1])
  if (modules.at(-1)?.type === 'quiz') return heading(journey, budget().name[journey.language])
  if (feedback) {
    await arrivedAt(journey, t('lesson-rating:title'))
    await page.getByText(t('common:ui.offline.barHint')).waitFor()
    const main = page.getByRole('main')
    await input.press(main.getByRole('button', { name: t('lesson-rating:close'), exact: true }))
  }
  await answerDialog(journey, t('celebrations:greatJob.title'), t('celebrations:greatJob.continue'))
  await heading(journey, budget().name[journey.language])
}

/** The lessons whose saves the server has answered from now on. */
export function recordSaves(context: BrowserContext): number[] {
  const saves: number[] = []
  context.on('response', (response) => {
    const request = response.request()
    if (request.method() !== 'POST' || !response.url().includes('update-state')) return
    const { subskill_id: id }: { subskill_id: number } = request.postDataJSON()
    saves.push(id)
  })
  return saves
}

/** From now on nothing answers, and nothing is refused either. The result ends that. */
export async function hang(context: BrowserContext): Promise<() => Promise<void>> {
  const held: Route[] = []
  const isApi = ({ origin }: URL) => origin === apiBaseUrl
  const hold = (route: Route) => void held.push(route)
  await context.route(isApi, hold)
  return async () => {
    await context.unroute(isApi, hold)
    // They never reach the server.
    for (const route of held) await route.abort('connectionfailed').catch(() => {})
  }
}
