import { expect } from 'vitest'
import { buildApp } from '@/build/build-app'
import { mouse } from './support/hands'
import { testOn } from './support/test-app'
import { textsOf } from './support/texts'
import { openSkill, signIn, startLesson, watchVideo, type Walk } from './support/walk'

const test = testOn(() => ({
  folder: buildApp('demo', 'e2e-demo'),
  apiBaseUrl: 'https://api.demo.norte.example',
}))

test(
  'the demo needs no server, keeps what was done over a reload, and can start afresh',
  { timeout: 180_000 },
  async ({ openApp }) => {
    const { page, url } = await openApp({ serviceWorker: true })
    const t = textsOf('en')
    const walk: Walk = { page, language: 'en', hand: mouse(page), look: async () => {}, hurry: 4 }
    await page.goto(`${url}/SignIn`)
    await signIn(walk)
    await openSkill(walk)
    await startLesson(walk)
    await watchVideo(walk)
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
