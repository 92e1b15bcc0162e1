import { curriculum } from '@/mock-backend/curriculum/curriculum'
import { expect, test, type Page } from '@tests/fixtures/browser/test'
import { lessonLocation } from '@tests/support/lessons'
import { standInSpeech, type Said } from '@tests/support/speech'

test.use({ viewport: { width: 390, height: 844 } })

const modules = curriculum.skills.flatMap(({ subSkills }) =>
  subSkills.flatMap((subSkill) => subSkill.modules),
)
const words = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()

/** The browser has voices; an utterance lasts so many milliseconds. */
const hasVoices = (page: Page, lasts: number) =>
  page.addInitScript(`window.said = (${standInSpeech.toString()})({ lasts: ${lasts} })`)
const saidOn = (page: Page) => page.evaluate(() => Reflect.get(window, 'said') as Said[])

for (const type of ['quiz', 'pdf', 'challenge'] as const) {
  test(`listening reads a ${type} to its end, in its language @es`, async ({
    page,
    openAt,
    language,
    t,
  }) => {
    const module = modules.find((one) => one.type === type)
    if (!module) throw new Error(`The curriculum has no ${type}`)
    await hasVoices(page, 30)
    await openAt('lucia', lessonLocation(module.id, language))
    const listen = page.getByRole('button', { name: t('read-aloud:listen'), exact: true })
    const ofSheet = page.locator('.textLayer .markedContent')
    if (type === 'pdf') await ofSheet.first().waitFor()
    await listen.click()
    await page.getByRole('button', { name: t('read-aloud:stop') }).waitFor()
    await listen.waitFor({ timeout: 40_000 })
    const said = await saidOn(page)
    const question = module.type === 'quiz' ? module.questions[0] : undefined
    const heard = question
      ? [question, ...question.options].map(({ text }) => text)
      : [module.title]
    const all = words(said.map(({ text }) => text).join(' '))
    const lines = (await ofSheet.allInnerTexts()).slice(0, 3)
    for (const text of [...heard.map((one) => one[language]), ...lines]) {
      expect(all).toContain(words(text))
    }
    expect(said.every(({ lang }) => lang.startsWith(language))).toBe(true)
  })
}

test('the sentence that is read is highlighted, and a press on another goes on there', async ({
  page,
  openAt,
  t,
}) => {
  await hasVoices(page, 60_000)
  await openAt('lucia', lessonLocation(1001))
  const marked = () =>
    page.evaluate(() => [...(CSS.highlights.get('spoken') ?? [])].map(String).join())
  await page.getByRole('button', { name: t('read-aloud:listen'), exact: true }).click()
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await expect.poll(marked).toBe(title)
  const hint = t('modules:video.watch')
  await page.getByText(hint).click()
  await expect.poll(async () => (await saidOn(page)).at(-1)?.text).not.toBe(title)
  expect(hint).toContain(await marked())
  await page.getByRole('button', { name: t('read-aloud:stop') }).click()
  await expect.poll(marked).toBe('')
})
