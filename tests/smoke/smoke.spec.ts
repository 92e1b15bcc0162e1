import { expect, test, type Locator, type Page, type Response } from '@playwright/test'
import type { GenericSchema } from 'valibot'
import { readAnswer } from '@/api/client'
import { ApiError } from '@/api/errors'
import { learningPath } from '@/api/learning-path'
import { skillMap } from '@/api/skills'
import { paths } from '@/config/paths'
import { moduleLink } from '@/domain/addresses'
import { moduleTypes, type LearningPath, type ModuleType } from '@/domain/learning-path'
import type { ModuleState } from '@/domain/navigation-state'
import { isUnlocked } from '@/domain/unlocking'
import { textsIn } from '../support/texts'
import { bannerOf, checkHost } from './host'

const { NORTE_URL: url, NORTE_EMAIL: email, NORTE_PASSWORD: password } = process.env
if (!url || !email || !password) throw new Error('Set NORTE_URL, NORTE_EMAIL, NORTE_PASSWORD')

/** At most this many paths are opened in search of a module of each type. */
const mostPaths = 8

/** A read that fails is tried four times before the app says so. */
const patient = { timeout: 30_000 }

/** What a module shows once it is open. */
const contentOf: Readonly<Record<ModuleType, string>> = {
  video: 'main :is(video, iframe, youtube-video, vimeo-video)',
  quiz: 'main [role=group] button',
  pdf: 'main canvas',
  practice: 'main h1',
  challenge: 'main h1',
}

const windows = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
}

test.use({ actionTimeout: 30_000 })

test.beforeEach(() => test.setTimeout(300_000))

test('the host serves the build with its headers and its policy', ({ page }) => checkHost(page))

/** Stops every write but the sign-in on its way to the host, and lists what is wrong. */
async function watch(page: Page): Promise<string[]> {
  const wrong: string[] = []
  page.on('pageerror', (error) => wrong.push(`an error that nobody caught: ${error.message}`))
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) wrong.push(message.text())
  })
  await page.context().route('**', (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    const isSignIn = /\/auth\/(validate_user|user-check)$/.test(pathname)
    if (isSignIn || ['GET', 'HEAD', 'OPTIONS'].includes(request.method())) return route.fallback()
    wrong.push(`a write was stopped: ${request.method()} ${pathname}`)
    return route.abort()
  })
  return wrong
}

/** Collects the reads of a page. What it returns tells what the app reads of the last one of an address, or throws why not. */
function collectReads(page: Page) {
  // The last answer of each address: the app may have asked for it on the screen before.
  const answers = new Map<string, Response>()
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url())
    if (response.request().method() === 'GET') answers.set(pathname + search, response)
  })
  return async <T>(schema: GenericSchema<unknown, T>, end: string): Promise<T> => {
    const response = [...answers].findLast(([address]) => address.endsWith(end))?.[1]
    if (!response) throw new Error(`GET ${end} was not answered`)
    if (!response.ok()) throw new Error(`GET ${end} answers ${response.status()}`)
    try {
      return readAnswer(schema, await response.json())
    } catch (error) {
      const why = error instanceof ApiError ? (error.cause ?? error.serverMessage) : error
      throw new Error(`GET ${end} answers what the app cannot use: ${String(why)}`, {
        cause: error,
      })
    }
  }
}

/** Waits until the app has left the sign-in, and throws what it says if it does not. */
async function waitForSignIn(
  page: Page,
  failure: Locator,
  wrong: readonly string[],
): Promise<void> {
  const isOnSignIn = () => new URL(page.url()).pathname === paths.signIn
  const isOver = async () => !isOnSignIn() || (await failure.count()) > 0
  await expect.poll(isOver, { message: 'The sign-in ends', ...patient }).toBe(true)
  if (!isOnSignIn()) return
  const said = (await failure.allInnerTexts()).join(' ').replace(/\s+/g, ' ')
  throw new Error([`The sign-in failed. The page says: ${said}`, ...wrong].join('\n'))
}

/** The first module of each of these types that the learner may open. */
const openModules = (skillId: number, path: LearningPath, types: ReadonlySet<ModuleType>) =>
  [...types].flatMap((type): ModuleState[] => {
    const modules = path.subSkills.flatMap((subSkill) => subSkill.modules)
    const module = modules.find((one) => one.type === type && isUnlocked(path, one))
    return module ? [{ skillId, module }] : []
  })

for (const language of ['en', 'es'] as const) {
  for (const [name, window] of Object.entries(windows)) {
    test.describe(`${name}, ${language}`, () => {
      test.use({ ...window, locale: language })

      test('a learner opens the map, a path and a module of each type', async ({ page }) => {
        const t = await textsIn(language)
        const wrong = await watch(page)
        const failure = page.getByRole('alert').filter({ hasText: /\S/ })
        const read = collectReads(page)

        await test.step('sign in', async () => {
          await page.goto('/SignIn')
          await page.getByLabel(t('auth.signIn.email'), { exact: true }).fill(email)
          await page.getByLabel(t('auth.signIn.password'), { exact: true }).fill(password)
        })

        const banner = bannerOf(url)
        await test.step(`the banner says ${banner ?? 'nothing'}`, async () => {
          const labels = await page.getByText(/^(DEVELOP|STAGING)$/).allTextContents()
          expect.soft(labels, 'The banner').toEqual(banner === null ? [] : [banner])
        })

        const skills = await test.step('the map has skills', async () => {
          await page.getByRole('button', { name: t('auth.signIn.submit'), exact: true }).click()
          await waitForSignIn(page, failure, wrong)
          const { pathname } = new URL(page.url())
          const noSkills = 'The account has no skills on its map'
          if (pathname !== paths.skillMap) throw new Error(`${noSkills}: it is led to ${pathname}`)
          const chart = page.getByLabel(t('skillMap.chart'), { exact: true })
          const empty = page.getByRole('heading', { name: t('skillMap.empty.title') })
          await expect(chart.or(empty).or(failure).first(), 'The map').toBeVisible(patient)
          const entries = await read(skillMap, '/api/skill-map/with-selection')
          const chosen = entries.flatMap((entry) => entry.skills)
          if (chosen.length === 0) throw new Error(noSkills)
          return chosen
        })

        const missing = new Set(moduleTypes)
        for (const skill of skills.slice(0, mostPaths)) {
          if (missing.size === 0) break
          const path = await test.step(`the path of ${skill.name}`, async () => {
            await page.goto('/skillmap')
            const list = page.getByRole('button', { name: t('ui.view.list'), exact: true })
            await list.click()
            const row = page.getByRole('listitem').filter({ hasText: skill.name })
            await row.getByRole('button').click()
            const heading = page.getByRole('heading', { level: 1, name: skill.name })
            await expect(heading.or(failure).first(), 'The path').toBeVisible(patient)
            return read(learningPath, `/api/subskills?skillId=${skill.id}`)
          })
          for (const state of openModules(Number(skill.id), path, missing)) {
            const { type, title } = state.module
            if (type === null) continue
            await test.step(`the ${type} ${title}`, async () => {
              await page.goto(moduleLink(state).to)
              const content = page.locator(contentOf[type]).first()
              const again = page.getByRole('button', { name: t('modules.quiz.again') })
              await expect(content.or(again).or(failure).first()).toBeVisible(patient)
              if (await again.isVisible()) await again.click()
              await expect(content.or(failure).first(), `The ${type} opens`).toBeVisible(patient)
              expect.soft(await failure.allTextContents(), `The ${type} ${title}`).toEqual([])
            })
            missing.delete(type)
          }
        }

        for (const type of missing) {
          test.info().annotations.push({ type: 'not tried', description: `no open ${type}` })
          console.log(`not tried: the first ${mostPaths} paths have no ${type} that is open`)
        }
        expect(wrong, 'No write but the sign-in, no error, nothing against the policy').toEqual([])
      })
    })
  }
}
