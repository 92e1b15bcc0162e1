import { test } from '../support/e2e'
import { openState } from './state'
import { states } from './states'
import { windows } from './windows'

const folder = process.env['SCREENS_DIR'] ?? '.cache/screens'

// A picture of every screen in every state, in the report of Playwright and in a folder.
for (const [name, use] of Object.entries(windows)) {
  test.describe(name, () => {
    test.use(use)

    for (const [title, state] of states) {
      test(title, async ({ page, t, language, openAs }, testInfo) => {
        await openState(state, { page, t, language, openAs })
        // The whole page, unless a dialog covers it.
        if ((await page.getByRole('dialog').count()) === 0) {
          const { width, height } = use.viewport
          const whole = await page.evaluate(() => document.documentElement.scrollHeight)
          await page.setViewportSize({ width, height: Math.max(whole, height) })
        }
        const path = `${folder}/${title}.${name.replaceAll(/\W+/g, '-')}.png`
        await page.screenshot({ path, animations: 'disabled' })
        await testInfo.attach(title, { path, contentType: 'image/png' })
      })
    }
  })
}
