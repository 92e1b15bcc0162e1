import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { paths } from '@/config/paths'
import { openAt } from '@tests/fixtures/browser/open-at'
import { test, type Visitor } from '@tests/fixtures/browser/test-app'
import { lessonLocation, optionOf, stepTitle } from '@tests/fixtures/curriculum-lessons'

/** In the dark look, whose words are almost white. */
const visitor: Visitor = { colorScheme: 'dark' }
const path = { address: paths.learningPath, state: { skillId: 11 } }
const steps = [101, 102, 103, 104, 105, 106].map((id) => stepTitle(id).en)

/** The words that stand wholly on the printed sheets. */
async function printed(page: Page): Promise<string> {
  const { promise } = getDocument({ data: new Uint8Array(await page.pdf({ format: 'A4' })) })
  const pdf = await promise
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

/** How light the words of an element are on paper, from 0 (black) to 255. */
async function lightness(page: Page, words: string): Promise<number> {
  await page.emulateMedia({ media: 'print' })
  const color = await page
    .getByText(words)
    .first()
    .evaluate((element) => getComputedStyle(element).color)
  await page.emulateMedia({ media: 'screen' })
  const [red = 255, green = 255, blue = 255] = (color.match(/\d+/g) ?? []).map(Number)
  return (red + green + blue) / 3
}

describe('on paper', () => {
  test('a question has its answers, dark on white, and no bars', async ({ openApp }) => {
    const app = await openApp(visitor)
    await openAt(app, 'sam', lessonLocation(1002))
    const answer = optionOf(1002, 0, 'right').en
    await app.page.getByText(answer).waitFor()
    const words = await printed(app.page)
    expect(words).toContain(answer)
    expect(words).toContain(optionOf(1002, 0, 'wrong').en)
    for (const tool of ['Menu', 'Listen', 'Continue']) expect(words).not.toContain(tool)
    expect(await lightness(app.page, answer)).toBeLessThan(100)
  })

  test.for(['Map', 'List'])(
    'a path has all of its steps as a %s, dark on white',
    async (view, { openApp }) => {
      const app = await openApp(visitor)
      await openAt(app, 'sam', path)
      await app.page.getByRole('button', { name: view }).click()
      await app.page
        .getByText(steps[1] ?? '')
        .first()
        .waitFor()
      const words = await printed(app.page)
      for (const step of [...steps, 'Introduction', 'Learning Complete!']) {
        expect(words).toContain(step)
      }
      for (const tool of ['Menu', 'Back to the skill map']) expect(words).not.toContain(tool)
      expect(await lightness(app.page, steps[1] ?? '')).toBeLessThan(100)
    },
  )
})
