import { expect } from '@tests/fixtures/browser/test'
import { brokenWords } from './broken-words'
import { overflowIn } from './overflow'
import { pairings } from './pairings'
import { states } from './states'
import { test } from './test'

// A picture of each screen in each state, in .cache/screens.
for (const [pairing, use] of Object.entries(pairings)) {
  test.describe(pairing, () => {
    test.use(use)

    for (const state of states) {
      test(state.name, async ({ page, openState }) => {
        await openState(state)
        const { width, height } = use.viewport
        expect(await page.evaluate(overflowIn, width)).toEqual([])
        expect(await page.evaluate(brokenWords)).toEqual([])
        // The whole page, unless a layer covers it.
        if ((await page.getByRole('dialog').count()) === 0) {
          const whole = await page.evaluate(() => document.documentElement.scrollHeight)
          await page.setViewportSize({ width, height: Math.max(whole, height) })
        }
        const name = `${state.name}.${pairing.replaceAll(/\W+/g, '-')}.png`
        await page.screenshot({ path: `.cache/screens/${name}` })
      })
    }
  })
}
