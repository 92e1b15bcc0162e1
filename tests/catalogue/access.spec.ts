import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '../support/e2e'
import { cutWords, closedWithoutReason, overflow, smallTargets } from './checks'
import { openState } from './state'
import { states } from './states'
import { windows } from './windows'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function axe(page: Page, tags = rules): Promise<string[]> {
  const builder = new AxeBuilder({ page }).setLegacyMode().options({
    iframes: false,
    // Axe has it switched off: who speaks to the browser says the words that are visible.
    rules: { 'label-content-name-mismatch': { enabled: true } },
  })
  const { violations } = await builder.withTags(tags).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join()}: ${failureSummary}`),
  )
}

for (const name of ['desktop, light, en', 'small phone, light, es'] as const) {
  test.describe(name, () => {
    test.use(windows[name])

    for (const [title, state] of states) {
      test(title, async ({ page, t, language, openAs }) => {
        await openState(state, { page, t, language, openAs })
        // Axe waits by the clock of the page.
        if (state.isShort) await page.clock.resume()
        expect.soft(await axe(page)).toEqual([])
        expect.soft(await page.evaluate(overflow)).toEqual([])
        expect.soft(await page.evaluate(smallTargets)).toEqual([])
        expect.soft(await page.evaluate(closedWithoutReason)).toEqual([])
        expect.soft(await page.evaluate(cutWords)).toEqual([])
        await page.emulateMedia({ colorScheme: 'dark' })
        expect.soft(await axe(page, ['cat.color']), 'in the dark').toEqual([])
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%'
        })
        expect.soft(await page.evaluate(overflow), 'at letters of 200 %').toEqual([])
        expect.soft(await page.evaluate(cutWords), 'at letters of 200 %').toEqual([])
      })
    }
  })
}

test('the checks find what they look for', async ({ page }) => {
  await page.setContent(`<main style="width: 2000px"><img src="data:,">
    <p style="width: 20px; overflow: hidden">Incomprehensible</p><button disabled>x</button></main>`)
  expect((await axe(page)).join()).toContain('image-alt')
  expect((await page.evaluate(overflow)).join()).toContain('2008 px')
  expect((await page.evaluate(smallTargets)).join()).toContain('BUTTON "x"')
  expect(await page.evaluate(closedWithoutReason)).toEqual(['x'])
  expect((await page.evaluate(cutWords)).join()).toContain('Incomprehensible')
})
