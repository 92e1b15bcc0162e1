import { preview } from 'vite'
import { expect } from 'vitest'
import { buildApp } from '@/build/build-app'
import { curriculum } from '@/mock-backend/curriculum/curriculum'
import { googleHost } from '@/mock-backend/google/google-client'
import { forgive } from '@tests/fixtures/browser/outages'
import { testOn } from '@tests/fixtures/browser/test-app'
import { landingTexts, textsOf } from '@tests/fixtures/browser/texts'
import { mouse } from '@tests/fixtures/journey/input'
import type { Journey } from '@tests/fixtures/journey/journey'
import { doModule } from '@tests/fixtures/journey/modules'
import { openSkill, signIn, startStep } from '@tests/fixtures/journey/steps'

const apiBaseUrl = 'https://api.demo.norte.example'
const test = testOn(() => ({ folder: buildApp('demo'), apiBaseUrl, hasGoogle: true }))

/** The demo as `npm start` serves it. */
const testOnStart = test.extend({
  // oxlint-disable-next-line no-empty-pattern
  app: async ({}, provide) => {
    // The environment of the tests names another backend, which the policy would allow instead.
    process.env['VITE_API_BASE_URL'] = apiBaseUrl
    const server = await preview({
      mode: 'demo',
      logLevel: 'error',
      build: { outDir: buildApp('demo') },
      preview: { port: 4273 },
    })
    const [address = ''] = server.resolvedUrls?.local ?? []
    await provide({ url: address.replace(/\/$/, ''), alsoKnown: [apiBaseUrl, googleHost] })
    await server.close()
  },
})

/** A skill that starts with a video and a quiz. */
const [skill] = curriculum.skills
const [step] = skill?.subSkills ?? []
const [video] = step?.modules ?? []
if (!skill || !step || !video) throw new Error('The curriculum has no skill')

test(
  'the demo needs no server, survives a reload, and can be reset',
  { timeout: 180_000 },
  async ({ openApp }) => {
    const { page, url } = await openApp({ serviceWorker: true })
    const t = textsOf('en')
    const journey: Journey = {
      page,
      language: 'en',
      input: mouse(page),
      check: async () => {},
      playbackRate: 4,
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`${url}/SignIn`)
    const learners = page.getByRole('region', { name: 'Try Norte as a learner' })
    expect(await learners.evaluate((list) => list.scrollHeight - list.clientHeight)).toBe(0)
    await signIn(journey)
    await openSkill(journey, skill)
    await startStep(journey, step)
    await doModule(journey, video)
    await page.getByRole('group', { name: t('modules:quiz.options') }).waitFor()

    await page.goto(`${url}/skillmap`)
    await page.getByRole('heading', { level: 1, name: t('skill-map:title') }).waitFor()
    const started = page.getByRole('button', { name: /, \d+ percent, / })
    await started.waitFor()
    await page.reload()
    await started.waitFor()

    await page.goto(`${url}/SignIn?start-afresh`)
    await signIn(journey)
    await page.getByRole('heading', { level: 1, name: t('skill-map:title') }).waitFor()
    await page
      .getByRole('button', { name: t('skill-map:spoken.notStarted') })
      .first()
      .waitFor()
    expect(await started.count()).toBe(0)
    expect(page.url()).toBe(`${url}/skillmap`)
  },
)

testOnStart(
  'the demo has Google’s button, Discord and the survey, without a network',
  async ({ openApp }) => {
    const { page, url } = await openApp({ serviceWorker: true })
    const t = textsOf('en')
    await page.goto(`${url}/SignIn`)
    await page.getByRole('button', { name: 'Demo of Google: as Sam' }).click()
    await page.getByRole('heading', { level: 1, name: t('skill-map:title') }).waitFor()

    await page.getByRole('button', { name: t('common:shell.menu') }).click()
    const menu = page.getByRole('dialog', { name: t('side-menu:greeting', { name: 'sam.r' }) })
    const discord = menu.getByRole('link', { name: t('side-menu:community.chat') })
    expect(await discord.getAttribute('href')).toBe('https://discord.com/')
    expect(await discord.getAttribute('target')).toBe('_blank')

    await menu.getByRole('link', { name: t('side-menu:community.feedback') }).click()
    const survey = page.frameLocator('iframe[src^="/survey/"]')
    await survey.getByLabel('What do you like?').fill('The map')
    await survey.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('heading', { name: t('survey:thanks.title') }).waitFor()
  },
)

testOnStart('the demo signs a new learner up by Google, in Spanish', async ({ openApp }) => {
  const { page, url } = await openApp({ serviceWorker: true, locale: 'es-MX' })
  await page.goto(`${url}/SignUp`)
  await page.getByRole('button', { name: 'Demo de Google: como Kim' }).click()
  await page.waitForURL(`${url}/lifegoals`)
})

test('a demo that cannot start says so, and the console says why', async ({
  openApp,
  problems,
}) => {
  const { page, url } = await openApp()
  // As in a browser without service workers, in which the stand-in backend runs.
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined })
  })
  await page.goto(`${url}/SignIn`)
  await page.getByRole('heading', { name: landingTexts('en').failed }).waitFor()
  expect(problems).toEqual([expect.stringMatching(/^console error: start .+/)])
  forgive(problems, /^console error: start /)
})
