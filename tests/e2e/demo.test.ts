import { expect } from 'vitest'
import { buildApp } from '@/build/build-app'
import { curriculum } from '@/mock-backend/curriculum/curriculum'
import { mouse } from './support/hands'
import { goThrough } from './support/module-ways'
import type { Walk } from './support/on-screen'
import { testOn } from './support/test-app'
import { textsOf } from './support/texts'
import { openSkill, signIn, startStep } from './support/walk'

const test = testOn(() => ({
  folder: buildApp('demo', 'e2e-demo'),
  apiBaseUrl: 'https://api.demo.norte.example',
}))

/** A skill that begins with a video, then a quiz. */
const [skill] = curriculum.skills
const [step] = skill?.subSkills ?? []
const [video] = step?.modules ?? []
if (!skill || !step || !video) throw new Error('The curriculum has no skill')

test(
  'the demo needs no server, keeps what was done over a reload, and can start afresh',
  { timeout: 180_000 },
  async ({ openApp }) => {
    const { page, url } = await openApp({ serviceWorker: true })
    const t = textsOf('en')
    const walk: Walk = { page, language: 'en', hand: mouse(page), look: async () => {}, hurry: 4 }
    await page.goto(`${url}/SignIn`)
    await signIn(walk)
    await openSkill(walk, skill)
    await startStep(walk, step)
    await goThrough(walk, video)
    await page.getByRole('group', { name: t('modules:quiz.options') }).waitFor()

    await page.goto(`${url}/skillmap`)
    await page.getByRole('heading', { level: 1, name: t('skill-map:title') }).waitFor()
    const started = page.getByRole('button', { name: /, \d+ percent, / })
    await started.waitFor()
    await page.reload()
    await started.waitFor()

    await page.goto(`${url}/SignIn?start-afresh`)
    await signIn(walk)
    await page.getByRole('heading', { level: 1, name: t('skill-map:title') }).waitFor()
    await page
      .getByRole('button', { name: t('skill-map:spoken.notStarted') })
      .first()
      .waitFor()
    expect(await started.count()).toBe(0)
    expect(page.url()).toBe(`${url}/skillmap`)
  },
)
