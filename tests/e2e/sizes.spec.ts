import { expect, test, type Locator } from '../support/e2e'

const sizeOf = async (element: Locator) => {
  const { width = 0, height = 0 } = (await element.boundingBox()) ?? {}
  return [width, height]
}
/** Waits for an element within this one that is laid out with this size, whatever the zoom of a chart. */
const hasSize = (element: Locator, width: number, height: number) =>
  expect
    .poll(() =>
      element.evaluate((root) =>
        [...root.querySelectorAll<HTMLElement>('*')].map(
          ({ offsetWidth, offsetHeight }) => `${offsetWidth} x ${offsetHeight}`,
        ),
      ),
    )
    .toContain(`${width} x ${height}`)

test('the sign-in panel is 400 by 500 px', async ({ page }) => {
  await page.goto('/SignIn')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await hasSize(page.locator('main'), 400, 500)
})

test('the menu is 280 px wide', async ({ page, openAs }) => {
  await openAs('sam', '/skillmap')
  await page.getByRole('button', { name: 'Menu' }).click()
  expect((await sizeOf(page.getByRole('dialog')))[0]).toBe(280)
})

test('the nodes of the map are 120, 80 and 60 px wide', async ({ page, openAs }) => {
  await openAs('sam', '/skillmap')
  for (const [node, size] of [
    ['user', 120],
    ['category', 80],
    ['skill', 60],
  ] as const) {
    await hasSize(page.locator(`.react-flow__node-${node}`).first(), size, size)
  }
})

test('the answers of a quiz are at most 400 px wide', async ({ page, openAs }) => {
  await openAs('omar', '/learningpath/introduction?skill=11&type=quiz&module=1002&step=101')
  const answers = page.getByRole('group').getByRole('button')
  await expect(answers.first()).toBeVisible()
  for (const answer of await answers.all()) {
    expect((await sizeOf(answer))[0]).toBeLessThanOrEqual(400)
  }
})

test('the viewer of a pdf is 600 by 400 px', async ({ page, openAs }) => {
  await openAs('omar', '/learningpath/recipe?skill=11&type=pdf&module=1014&step=105')
  await expect(page.locator('canvas').first()).toBeVisible()
  await hasSize(page.locator('main'), 600, 400)
})
