import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { paths } from '@/config/paths'
import { expect, test, type Page } from '@tests/fixtures/browser/test'
import { lessonLocation, optionOf, stepTitle } from '@tests/fixtures/curriculum-lessons'

// In the dark look, whose words are almost white.
test.use({ colorScheme: 'dark' })

const path = { address: paths.learningPath, state: { skillId: 11 } }
const steps = [101, 102, 103, 104, 105, 106].map((id) => stepTitle(id).en)

/** The words that stand wholly on the printed sheets. */
async function printed(page: Page): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(await page.pdf({ format: 'A4' })) }).promise
  const words: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const sheet = await pdf.getPage(number)
    const { width } = sheet.getViewport({ scale: 1 })
    for (const item of (await sheet.getTextContent()).items) {
      if (!('str' in item)) continue
      const [, , , , left = 0] = item.transform
      if (left >= 0 && left + item.width <= width) words.push(item.str)
    }
  }
  return words.join(' ').replace(/\s+/g, ' ')
}

const dark = /^rgba?\((\d{1,2}, ){2}\d{1,2}\b/

test('a question on paper has its answers, dark on white, and no bars', async ({
  page,
  openAt,
}) => {
  await openAt('sam', lessonLocation(1002))
  const answer = page.getByText(optionOf(1002, 0, 'right').en)
  await answer.waitFor()
  const words = await printed(page)
  expect(words).toContain(optionOf(1002, 0, 'right').en)
  expect(words).toContain(optionOf(1002, 0, 'wrong').en)
  for (const tool of ['Menu', 'Listen', 'Continue']) expect(words).not.toContain(tool)
  await page.emulateMedia({ media: 'print' })
  await expect(answer).toHaveCSS('color', dark)
})

for (const view of ['Map', 'List']) {
  test(`a path on paper has all of its steps, as a ${view}`, async ({ page, openAt }) => {
    await openAt('sam', path)
    await page.getByRole('button', { name: view }).click()
    await page
      .getByText(steps[1] ?? '')
      .first()
      .waitFor()
    const words = await printed(page)
    for (const step of [...steps, 'Introduction', 'Learning Complete!']) {
      expect(words).toContain(step)
    }
    expect(words).not.toContain('Menu')
  })
}
