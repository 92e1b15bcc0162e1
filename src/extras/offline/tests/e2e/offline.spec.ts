import type { BrowserContext, Page, Route } from '@playwright/test'
import { paths } from '@/config/paths'
import { curriculum } from '@/mock-backend/curriculum/curriculum'
import type { Module, SubSkill } from '@/mock-backend/curriculum/schema'
import type { HttpBackend } from '@/mock-backend/entries/http/http'
import { findAccount } from '@/mock-backend/server/db'
import { apiBaseUrl } from '@tests/fixtures/browser/api-address'
import { test } from '@tests/fixtures/browser/own-host'
import { expect, forgive } from '@tests/fixtures/browser/test'
import type { textsOf } from '@tests/fixtures/browser/texts'
import { moduleSteps, type StoryStep } from '@tests/fixtures/journey/story'
import { followStory, onPage } from '@tests/fixtures/journey/way'

test.use({ serviceWorkers: 'allow' })

const skill = curriculum.skills.find(({ id }) => id === 21)
if (!skill) throw new Error('The curriculum has no skill 21')
const modules = skill.subSkills.flatMap((subSkill) => subSkill.modules)
const allIds = modules.map(({ id }) => id)
const learner = 'lucia'

const accountOf = (backend: HttpBackend) =>
  backend.work((database) => findAccount(database, `${learner}@example.com`))
/** The lessons that the server holds as completed. */
const completedOn = async (backend: HttpBackend) =>
  Object.entries((await accountOf(backend))?.moduleStates ?? {})
    .filter(([, state]) => state === 'completed')
    .map(([id]) => Number(id))

/** From now on nothing answers, and nothing is refused either. The result ends that. */
async function hang(context: BrowserContext): Promise<() => Promise<void>> {
  const held: Route[] = []
  const hold = (route: Route) => void held.push(route)
  await context.route(`${apiBaseUrl}/**`, hold)
  return async () => {
    await context.unroute(`${apiBaseUrl}/**`, hold)
    // They never reach the server.
    for (const route of held) await route.abort('connectionfailed').catch(() => {})
  }
}

type Texts = ReturnType<typeof textsOf>
const press = (name: string): StoryStep => ({ press: 'button', name })

/** A lesson while nothing answers; a quiz is left out. */
function offlineSteps(t: Texts, language: 'en' | 'es', module: Module, next?: Module): StoryStep[] {
  return module.type === 'quiz'
    ? [{ read: t('modules:quiz.failed.title') }, press(t('modules:skip'))]
    : moduleSteps(language, module, next)
}

/** All lessons of a step while nothing answers, from the path back to it. */
function stepOffline(t: Texts, language: 'en' | 'es', step: SubSkill): StoryStep[] {
  const { modules: lessons, feedback } = step
  const steps = lessons.flatMap((module, index) =>
    offlineSteps(t, language, module, lessons[index + 1]),
  )
  if (lessons.at(-1)?.type === 'quiz') return steps
  const rating = [{ read: t('lesson-rating:title') }, press(t('lesson-rating:close'))]
  return [...steps, ...(feedback ? rating : []), press(t('common:ui.close'))]
}

/** Everything that this device holds. */
const held = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '')
    const keys = names.map(
      (name) =>
        new Promise<string>((resolve) => {
          const request = indexedDB.open(name)
          request.onsuccess = () => {
            const all = request.result.transaction('things').objectStore('things').getAllKeys()
            all.onsuccess = () => resolve(all.result.map(String).join('\n'))
          }
        }),
    )
    return (await Promise.all(keys)).join('\n')
  })

test('a whole skill is done without a network and saved by itself @es', async ({
  page,
  context,
  backend,
  host,
  input,
  openAt,
  language,
  t,
  problems,
}) => {
  test.setTimeout(300_000)
  // The quizzes were done before, since they need the internet.
  await backend.work((database) => {
    const account = findAccount(database, `${learner}@example.com`)
    for (const { id, type } of modules) {
      if (account && type === 'quiz') account.moduleStates[id] = 'completed'
    }
  })
  await openAt(learner, { address: paths.learningPath, state: { skillId: skill.id } })
  await page.getByRole('button', { name: t('offline:save') }).click()
  await page.getByText(t('offline:isHere'), { exact: true }).waitFor({ timeout: 120_000 })
  // The worker has the files of lessons, too.
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready
    const names = (await caches.keys()).filter((name) => name.startsWith('norte-app-'))
    const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return active && files.flat().some(({ url }) => url.includes('pdf.worker'))
  })
  const saves: number[] = []
  context.on('response', (response) => {
    const request = response.request()
    if (request.method() !== 'POST' || !response.url().includes('update-state')) return
    saves.push(request.postDataJSON()['subskill_id'])
  })

  const way = onPage(page, input)
  const nodeOf = (step: SubSkill) =>
    page.getByRole('button', { name: new RegExp(`^(\\d+\\. )?${step.title[language]}\\s*, `) })
  const doStep = async (step: SubSkill) => {
    await input.press(nodeOf(step))
    // A step whose quiz is done is started.
    const name = new RegExp(
      `^(${t('learning-path:step.start')}|${t('learning-path:step.continue')})$`,
    )
    await input.press(page.getByRole('dialog').getByRole('button', { name }))
    await followStory(stepOffline(t, language, step), way)
    await page.getByRole('heading', { level: 1, name: skill.name[language] }).waitFor()
  }
  const [first, ...others] = skill.subSkills
  if (!first) throw new Error('The skill has no steps')

  // Nothing answers, and nothing is refused either.
  const before = await completedOn(backend)
  const answerAgain = await hang(context)
  await doStep(first)
  await expect(nodeOf(first)).toHaveAccessibleName(new RegExp(t('learning-path:state.notSaved')))
  // There is no network at all, also for the start of the app.
  await host.goAway()
  await context.setOffline(true)
  await page.reload()
  for (const step of others) await doStep(step)
  expect(await completedOn(backend)).toEqual(before)

  // Logging out asks first.
  await page.getByRole('button', { name: t('common:shell.signOut') }).click()
  await page.getByRole('button', { name: t('common:shell.notSaved.stay') }).click()

  await answerAgain()
  await host.comeBack()
  await context.setOffline(false)
  const count = allIds.length - before.length
  await page.getByText(t('offline:saved', { count })).waitFor({ timeout: 60_000 })
  expect(new Set(await completedOn(backend))).toEqual(new Set(allIds))
  // Each once, in the order of the path.
  expect(saves).toEqual(allIds.filter((id) => !before.includes(id)))
  await page.getByRole('button', { name: t('common:shell.signOut') }).click()
  await page.getByRole('heading', { level: 1, name: t('auth:signIn.title') }).waitFor()
  await expect.poll(() => held(page)).toBe('')
  forgive(problems, /ERR_|Failed to load resource/)
})
