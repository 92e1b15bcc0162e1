import { describe, expect } from 'vitest'
import { languageName } from '@/i18n/formats'
import { expectNoAxeViolations } from '@tests/fixtures/browser/axe'
import { openAt } from '@tests/fixtures/browser/open-at'
import { test } from '@tests/fixtures/browser/test-app'
import { textsOf } from '@tests/fixtures/browser/texts'
import { lessonLocation, optionOf } from '@tests/fixtures/curriculum-lessons'
import { standInSpeech, type Said } from '@tests/fixtures/stand-ins/speech-stand-in'

const slow = { timeout: 120_000 }
const quiz = 1002

describe('a question in the other language', () => {
  test.for([
    ['en', 'es'],
    ['es', 'en'],
  ] as const)(
    'shows below it and below each answer, is read in its own voice, and changes nothing: %s',
    slow,
    async ([language, other], { openApp }) => {
      const t = textsOf(language)
      const named = { language: languageName(language, other) }
      const app = await openApp({ viewport: { width: 320, height: 640 } })
      const { page } = app
      await page.addInitScript(`window.said = (${standInSpeech.toString()})({ lasts: 40 })`)
      await openAt(app, 'sam', lessonLocation(quiz, language), language)

      const show = page.getByRole('button', { name: t('common:ui.peek.show', named) })
      await show.waitFor()
      const asked: (string | undefined)[] = []
      page.on('request', (request) => {
        if (!request.url().includes('/api/')) return
        asked.push(request.method(), request.headers()['accept-language'])
      })
      await show.click()
      const answer = optionOf(quiz, 0, 'right')
      await page.getByText(answer[other], { exact: true }).waitFor()
      // The question, its four answers, how a quiz works, and what to do now.
      expect(await page.locator(`main [lang=${other}]`).count()).toBe(7)
      await expectNoAxeViolations(page, `second language, ${language}`)

      await page.getByRole('button', { name: t('common:ui.listen.startIn', named) }).click()
      await expect
        .poll(async () => ((await page.evaluate('window.said')) as Said[]).length)
        .toBeGreaterThanOrEqual(5)
      const said = (await page.evaluate('window.said')) as Said[]
      expect(said.every(({ lang }) => lang.startsWith(other))).toBe(true)
      expect(said.map(({ text }) => text)).toContain(answer[other])

      await page.getByRole('button', { name: t('common:ui.peek.hide', named) }).click()
      expect(await page.locator(`main [lang=${other}]`).count()).toBe(0)
      await show.click()
      await page.getByText(answer[other], { exact: true }).waitFor()
      expect(asked).toEqual(['GET', other])
    },
  )
})
