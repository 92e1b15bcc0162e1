import { describe, expect } from 'vitest'
import { curriculum } from '@/mock-backend/curriculum/curriculum'
import type { Module } from '@/mock-backend/curriculum/schema'
import { expectNoAxeViolations } from '@tests/fixtures/browser/axe'
import { openAt } from '@tests/fixtures/browser/open-at'
import { test } from '@tests/fixtures/browser/test-app'
import { textsOf } from '@tests/fixtures/browser/texts'
import { lessonLocation } from '@tests/fixtures/curriculum-lessons'
import { standInSpeech, type Said } from '@tests/fixtures/stand-ins/speech-stand-in'

const modules = curriculum.skills.flatMap(({ subSkills }) =>
  subSkills.flatMap((subSkill) => subSkill.modules),
)
const words = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()

/** What is read aloud on the first screen of a module. */
function heard(module: Module, language: 'en' | 'es'): string[] {
  if (module.type !== 'quiz') return [module.title[language]]
  const [question] = module.questions
  return question ? [question, ...question.options].map(({ text }) => text[language]) : []
}

describe.each(['en', 'es'] as const)('listening to a lesson, %s', (language) => {
  const t = textsOf(language)

  test.for(['video', 'quiz', 'pdf', 'practice', 'challenge'] as const)(
    'reads a %s to its end, in its language',
    { timeout: 90_000 },
    async (type, { openApp }) => {
      const module = modules.find((one) => one.type === type)
      if (!module) throw new Error(`The curriculum has no ${type}`)
      const app = await openApp({ viewport: { width: 390, height: 844 } })
      const { page } = app
      await page.addInitScript(`window.said = (${standInSpeech.toString()})({ lasts: 30 })`)
      await openAt(app, 'lucia', lessonLocation(module.id, language), language)
      const listen = page.getByRole('button', { name: t('read-aloud:listen'), exact: true })
      await listen.waitFor()
      if (type === 'pdf') await page.locator('.textLayer span').first().waitFor()
      await listen.click()
      await page.getByRole('button', { name: t('read-aloud:stop') }).waitFor()
      await listen.waitFor({ timeout: 60_000 })
      await expectNoAxeViolations(page, `listening, ${type}`)
      const said = (await page.evaluate('window.said')) as Said[]
      const all = words(said.map(({ text }) => text).join(' '))
      const lines = await page.locator('.textLayer .markedContent').allInnerTexts()
      const ofSheet = lines.slice(0, 3)
      for (const text of [...heard(module, language), ...ofSheet]) {
        expect(all).toContain(words(text))
      }
      expect(said.every(({ lang }) => lang.startsWith(language))).toBe(true)
    },
  )
})

test('the sentence that is read is highlighted, and a tap on another goes on there', async ({
  openApp,
}) => {
  const t = textsOf('en')
  const app = await openApp({ viewport: { width: 390, height: 844 }, touch: true })
  const { page } = app
  await page.addInitScript(`window.said = (${standInSpeech.toString()})({ lasts: 60000 })`)
  await openAt(app, 'lucia', lessonLocation(1001, 'en'), 'en')
  const marked = () =>
    page.evaluate(() => [...(CSS.highlights.get('spoken') ?? [])].map(String).join())
  const last = async () => ((await page.evaluate('window.said')) as Said[]).at(-1)?.text
  await page.getByRole('button', { name: t('read-aloud:listen'), exact: true }).tap()
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await expect.poll(marked).toBe(title)
  const hint = t('modules:video.watch')
  await page.getByText(hint).tap()
  await expect.poll(last).not.toBe(title)
  expect(hint).toContain(await last())
  expect(hint).toContain(await marked())
  await page.getByRole('button', { name: t('read-aloud:stop') }).tap()
  await expect.poll(marked).toBe('')
})
