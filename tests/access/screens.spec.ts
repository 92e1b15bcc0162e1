import { axeFindings } from '@tests/fixtures/browser/axe'
import { expect, test as base } from '@tests/fixtures/browser/test'
import { pairings } from '@tests/pictures/pairings'
import type { Step } from '@tests/pictures/screen-state'
import { states } from '@tests/pictures/states'
import { stopClock, stoppedClock } from '@tests/pictures/steps'
import { test } from '@tests/pictures/test'
import { weakFocusRings } from './page/focus-rings'
import { movesLongerThan } from './page/motion'
import { smallTargets } from './page/small-targets'
import { usabilityProblems } from './page/usability-problems'

const isStopOfClock = (step: Step) => step === stopClock || step === stoppedClock

// Both widths, looks and languages.
for (const name of ['desktop, light, en', 'phone, dark, en', 'small phone, light, es'] as const) {
  test.describe(`nobody gets stuck, ${name}`, () => {
    test.use(pairings[name])

    for (const state of states) {
      test(state.name, async ({ page, openState }) => {
        await openState(state)
        // Axe waits by the page's clock.
        if ([...(state.before ?? []), ...(state.steps ?? [])].some(isStopOfClock)) {
          await page.clock.resume()
        }
        // A key press, so that the focus is visible as for a keyboard user.
        await page.keyboard.press('F2')
        expect.soft(await page.evaluate(usabilityProblems)).toEqual([])
        expect.soft(await page.evaluate(smallTargets, 44)).toEqual([])
        expect.soft(await page.evaluate(movesLongerThan, 0)).toEqual([])
        expect.soft(await page.evaluate(weakFocusRings)).toEqual([])
        expect.soft(await axeFindings(page, 'every rule')).toEqual([])
        await page.emulateMedia({ contrast: 'more' })
        expect.soft(await axeFindings(page, 'colors')).toEqual([])
      })
    }
  })
}

const small = '<h1>Sign in</h1><button style="width: 43px; height: 60px">x</button>'
const closed = '<h1>Sign in</h1><button disabled>Save</button>'

// The checks themselves fail where they should.
base(
  'a dead end, a button that is closed without a reason, a weak focus and a small target are found',
  async ({ page }) => {
    const show = (body: string) =>
      page.setContent(`<title>Sign in · Norte</title><main>${body}</main>`)
    await show(closed)
    expect((await page.evaluate(usabilityProblems)).join()).toMatch(/dead end.*closed without/)
    await show(`${small}<style>:focus-visible { outline: none }</style>`)
    await page.keyboard.press('F2')
    expect((await page.evaluate(weakFocusRings)).join()).toContain('weak focus')
    expect((await page.evaluate(smallTargets, 44)).join()).toContain('43 × 60')
  },
)
