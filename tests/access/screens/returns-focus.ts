import type { Page } from 'playwright-core'

const isAnywhere = () => document.activeElement !== document.body
const isSoon = (page: Page, holds: () => boolean) =>
  page.waitForFunction(holds, undefined, { timeout: 1500 }).then(
    () => true,
    () => false,
  )

/** Checks that the focus is not lost when a dialog closes, or when the language changes. */
export async function returnsFocus(page: Page): Promise<string[]> {
  const found: string[] = []
  const layer = page.locator('[role=dialog]').filter({ visible: true })
  if ((await layer.count()) > 0) {
    await page.keyboard.press('Escape')
    if (!(await isSoon(page, isAnywhere))) found.push('Esc closes a layer and the focus is lost')
  }
  const other = page.locator('header button[lang], [data-other-language]').filter({ visible: true })
  if ((await layer.count()) > 0 || (await other.count()) === 0) return found
  await other.first().focus()
  await page.keyboard.press('Enter')
  const isSwitched = () =>
    document.activeElement?.matches('header button[lang], [data-other-language]') ?? false
  await page.waitForTimeout(200)
  if (!(await isSoon(page, isSwitched))) found.push('the focus is lost with another language')
  return found
}
