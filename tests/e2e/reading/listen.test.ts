import { describe, expect } from 'vitest'
import { paths } from '@/config/paths'
import { curriculum } from '@/mock-backend/curriculum/curriculum'
import type { Module } from '@/mock-backend/curriculum/schema'
import { expectNoAxeViolations } from '@tests/fixtures/browser/axe'
import { openAt } from '@tests/fixtures/browser/open-at'
import { test } from '@tests/fixtures/browser/test-app'
import { textsOf } from '@tests/fixtures/browser/texts'
import { lessonLocation, moduleTitle } from '@tests/fixtures/curriculum-lessons'
import { standInSpeech, type Said } from '@tests/fixtures/stand-ins/speech-stand-in'

const slow = { timeout: 180_000 }
const modules = curriculum.skills.flatMap(({ subSkills }) =>
  subSkills.flatMap((subSkill) => subSkill.modules),
)

/** What Listen must read aloud on the first screen of a module. */
function heard(module: Module, language: 'en' | 'es'): string[] {
  const title = module.title[language]
  switch (module.type) {
    case 'quiz': {
      const [question] = module.questions
      return question ? [question, ...question.options].map(({ text }) => text[language]) : []
    }
    case 'practice':
      return [title, module.description[language]]
    case 'challenge':
      return [title, module.description[language]]
    default:
      return [title]
  }
}

const words = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()

describe.each([
  ['the landing', paths.landing, 'en'],
  ['the landing', paths.landing, 'es'],
  ['sign-in', paths.signIn, 'en'],
  ['a forgotten password', paths.forgotPassword, 'es'],
] as const)('listening to %s', (_what, address, language) => {
  test(`reads the page; the speech code loads on the first press, and the button shifts nothing, ${language}`, async ({
    openApp,
  }) => {
    const { page, url } = await openApp({
      locale: language === 'en' ? 'en-GB' : 'es-MX',
      viewport: { width: 320, height: 640 },
    })
    await page.addInitScript(
      `window.said = (${standInSpeech.toString()})({ lasts: 20, voicesAfter: 600 })`,
    )
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await page.goto(url + address)
    const heading = page.getByRole('heading', { level: 1 })
    await heading.waitFor()
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('h1, input, a, form, .picture')].map((one) =>
          JSON.stringify(one.getBoundingClientRect()),
        ),
      )
    const t = textsOf(language)
    const named = (word: 'start' | 'stop' | 'again') =>
      page.getByRole('button', { name: new RegExp(`^${t(`common:ui.listen.${word}`)}(:|$)`) })
    await named('start').waitFor()
    await page.waitForLoadState('networkidle')
    const before = { count: fetched.length, places: await places() }
    const box = await named('start').boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await named('start').click()
    await named('again').waitFor()
    const speaks = /\/listen-to-/
    expect(fetched.slice(0, before.count).filter((file) => speaks.test(file))).toEqual([])
    expect(fetched.filter((file) => speaks.test(file))).not.toEqual([])
    expect(await places()).toEqual(before.places)
    const said = (await page.evaluate('window.said')) as Said[]
    expect(said[0]?.text).toBe(await heading.innerText())
    expect(said.every(({ lang }) => lang.startsWith(language))).toBe(true)
    await expectNoAxeViolations(page, `listening, ${address}`)
  })
})

describe.each(['en', 'es'] as const)('listening to a lesson, %s', (language) => {
  const t = textsOf(language)

  test.for(['video', 'quiz', 'pdf', 'practice', 'challenge'] as const)(
    'reads all of a %s once, in its language',
    slow,
    async (type, { openApp }) => {
      const module = modules.find((one) => one.type === type)
      if (!module) throw new Error(`The curriculum has no ${type}`)
      const app = await openApp({ viewport: { width: 390, height: 844 } })
      const { page } = app
      await page.addInitScript(`window.said = (${standInSpeech.toString()})({ lasts: 40 })`)
      await openAt(app, 'lucia', lessonLocation(module.id, language), language)
      const named = (word: 'start' | 'again') =>
        page
          .getByRole('main')
          .getByRole('button', { name: t(`common:ui.listen.${word}`), exact: true })
      await named('start').waitFor()
      const lines = page.locator('[data-lines]')
      if (type === 'pdf') await lines.waitFor()
      await expectNoAxeViolations(page, `${type}, ${language}`)

      await named('start').click()
      await named('again').waitFor({ timeout: 60_000 })
      const said = (await page.evaluate('window.said')) as Said[]
      const spoken = said.map(({ text }) => text)
      const again = spoken.filter((text, place) => spoken.indexOf(text) !== place)
      // A page of a pdf may repeat its title.
      expect(type === 'pdf' ? [] : again).toEqual([])
      const all = words(spoken.join(' '))
      // Artifacts of a pdf, such as page numbers, are hidden. Other lessons have no such lines.
      const onPage = lines.locator('[role=presentation]:not([aria-hidden=true] *)')
      expect(all).toContain(words((await onPage.allTextContents()).join(' ')))
      for (const text of heard(module, language)) expect(all).toContain(words(text))
      expect(said.every(({ lang }) => lang.startsWith(language))).toBe(true)
    },
  )
})

test('a tap on a line continues there', async ({ openApp }) => {
  const t = textsOf('en')
  const app = await openApp({ viewport: { width: 390, height: 844 } })
  const { page } = app
  await page.addInitScript(`window.said = (${standInSpeech.toString()})({ lasts: 60000 })`)
  await openAt(app, 'lucia', lessonLocation(1001, 'en'), 'en')
  const last = async () => ((await page.evaluate('window.said')) as Said[]).at(-1)?.text
  await page.getByRole('button', { name: t('common:ui.listen.start'), exact: true }).click()
  await page.getByText(t('common:ui.listen.tap')).waitFor()
  await expect.poll(last).toBe(moduleTitle(1001).en)
  const note = t('modules:video.watch')
  await page.getByText(note).click()
  await expect.poll(async () => note.includes((await last()) ?? 'nothing')).toBe(true)
})
