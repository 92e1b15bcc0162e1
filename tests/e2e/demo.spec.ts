import { readdirSync, readFileSync } from 'node:fs'
import { preview } from 'vite'
import { buildApp } from '@/build/build-app'
import { curriculum } from '@/mock-backend/curriculum/curriculum'
import { googleHost } from '@/mock-backend/google/google-client'
import { seedPassword } from '@/mock-backend/seed/learners'
import { expect, test as base } from '@tests/fixtures/browser/test'
import { moduleSteps, openSkill, signInSteps } from '@tests/fixtures/journey/story'
import { followStory, onPage } from '@tests/fixtures/journey/way'

/** The demo as `npm start` serves it. */
const test = base.extend<object, { demo: string }>({
  demo: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const server = await preview({
        mode: 'demo',
        logLevel: 'error',
        build: { outDir: buildApp('demo') },
        preview: { port: 4273 },
      })
      await provide(server.resolvedUrls?.local[0] ?? '')
      await server.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ demo }, provide) => provide(demo),
})
test.use({ serviceWorkers: 'allow', otherHosts: ['https://api.demo.norte.example', googleHost] })
test.describe.configure({ mode: 'serial' })

const [skill] = curriculum.skills

test('a build for learners contains nothing of the stand-in backend', () => {
  const marksIn = (build: string) => {
    const scripts = readdirSync(`${build}/assets`)
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(`${build}/assets/${name}`, 'utf8'))
    return [seedPassword, 'mockServiceWorker'].filter((mark) => scripts.join().includes(mark))
  }
  expect(marksIn(buildApp('demo'))).toEqual([seedPassword, 'mockServiceWorker'])
  expect(marksIn(process.env['NORTE_FOLDER'] ?? '')).toEqual([])
})

test('the demo needs no server, survives a reload, and can be reset', async ({
  page,
  input,
  t,
}) => {
  if (!skill) throw new Error('The curriculum has no skill')
  const way = onPage(page, input)
  await page.goto('/SignIn')
  const learners = page.getByRole('region', { name: 'Try Norte as a learner' })
  expect(await learners.evaluate((list) => list.scrollHeight - list.clientHeight)).toBe(0)
  await followStory([...signInSteps('en', 'lucia@example.com'), ...openSkill('en', skill)], way)
  await page.locator('#node-1').click()
  await followStory([{ press: 'button', name: t('learning-path:step.start') }], way)
  const [video] = skill.subSkills[0]?.modules ?? []
  if (video) await followStory(moduleSteps('en', video), way)
  await page.getByRole('group', { name: t('modules:quiz.options') }).waitFor()

  const started = page.getByRole('button', { name: /, \d+ percent, / })
  await page.goto('/skillmap')
  await expect(started).toBeVisible()
  await page.reload()
  await expect(started).toBeVisible()

  await page.goto('/SignIn?start-afresh')
  await followStory(signInSteps('en', ''), way)
  const name = t('common:ui.progress.notStarted')
  await expect(page.getByRole('button', { name }).first()).toBeVisible()
  await expect(started).toHaveCount(0)
})

test('the demo has Google’s button, Discord and the survey, without a network', async ({
  page,
  t,
}) => {
  await page.goto('/SignIn')
  await page.getByRole('button', { name: 'Demo of Google: as Sam' }).click()
  await page.getByRole('button', { name: t('common:shell.menu') }).click()
  const menu = page.getByRole('dialog')
  await expect(menu.getByRole('link', { name: t('side-menu:community.chat') })).toHaveAttribute(
    'href',
    'https://discord.com/',
  )
  await menu.getByRole('link', { name: t('side-menu:community.feedback') }).click()
  const survey = page.frameLocator('iframe[src^="/survey/"]')
  await survey.getByLabel('What do you like?').fill('The map')
  await survey.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: t('survey:thanks.title') })).toBeVisible()
})
