import { expect, test } from '@tests/fixtures/browser/test'

const place = { address: '/settings' }

test('a setting changed in one tab shows in the other', async ({ page, context, openAt, t }) => {
  await openAt('sam', place)
  const other = await context.newPage()
  await other.goto(place.address)
  const percent = t('settings:textSize.percent', { percent: 150 })
  await other.getByRole('radio', { name: percent, exact: true }).check()
  await expect(page.locator('html')).toHaveCSS('font-size', '24px')
  await expect(page.getByRole('radio', { name: percent, exact: true })).toBeChecked()
})

test('the first paint has the colors and the text size that the learner chose', async ({
  page,
  openAt,
  t,
}) => {
  await openAt('sam', place)
  await page.getByRole('radio', { name: t('settings:colors.dark') }).check()
  const percent = t('settings:textSize.percent', { percent: 150 })
  await page.getByRole('radio', { name: percent }).check()
  // Without its scripts the page stays as it is first painted.
  await page.route(/\/assets\/.*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.reload()
  await expect(page.locator('html')).toHaveCSS('font-size', '24px')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(10, 24, 38)')
})

test('a text size stays in sight where it was pressed on a small phone @phone', async ({
  page,
  openAt,
  input,
  t,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openAt('sam', place)
  for (const percent of [200, 100, 175]) {
    const option = page.getByText(t('settings:textSize.percent', { percent }), { exact: true })
    await input.press(option)
    await expect(page.locator('html')).toHaveCSS('font-size', `${(percent * 16) / 100}px`)
    await expect(option).toBeInViewport({ ratio: 1 })
  }
})
