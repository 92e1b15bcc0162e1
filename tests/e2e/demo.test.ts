import { expect } from 'vitest'
import { buildApp } from '@/build/build-app'
import { curriculum } from '@/mock-backend/curriculum/curriculum'
import { testOn } from '@tests/fixtures/browser/test-app'
import { textsOf } from '@tests/fixtures/browser/texts'
import { mouse } from '@tests/fixtures/journey/input'
import type { Journey } from '@tests/fixtures/journey/journey'
import { doModule } from '@tests/fixtures/journey/modules'
import { openSkill, signIn, startStep } from '@tests/fixtures/journey/steps'

const test = testOn(() => ({
  folder: buildApp('demo'),
  apiBaseUrl: 'https://api.demo.norte.example',
}))

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
    await page.goto(`${url}/SignIn`)
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
