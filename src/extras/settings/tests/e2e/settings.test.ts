import { expect } from 'vitest'
import { expectNoAxeViolations } from '@tests/fixtures/browser/axe'
import { openAt } from '@tests/fixtures/browser/open-at'
import { test } from '@tests/fixtures/browser/test-app'
import { textsOf } from '@tests/fixtures/browser/texts'

const t = textsOf('en')

test('a setting changed in one tab shows in the other, and changes of both are kept', async ({
  openApp,
}) => {
  const app = await openApp()
  await openAt(app, 'sam', { address: '/settings' })
  const other = await app.page.context().newPage()
  await other.goto(`${app.url}/settings`)
  const set = (page: typeof other, group: string, name: string) =>
    page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true })
  const [size, percent] = [
    t('settings:textSize.title'),
    t('settings:textSize.percent', { percent: 150 }),
  ]
  const [colors, darkName] = [t('settings:colors.title'), t('settings:colors.dark')]

  await set(other, size, percent).check()
  await app.page.waitForFunction(() => document.documentElement.style.fontSize === '150%')
  expect(await set(app.page, size, percent).isChecked()).toBe(true)

  await set(app.page, colors, darkName).check()
  await other.waitForFunction(() => document.documentElement.dataset['colors'] === 'dark')
  expect(await other.evaluate(() => document.documentElement.style.fontSize)).toBe('150%')
  await other.reload()
  await set(other, colors, darkName).waitFor()
  expect(await set(other, size, percent).isChecked()).toBe(true)
  expect(await set(other, colors, darkName).isChecked()).toBe(true)
})

test('the first paint has the colors and the text size that the learner chose', async ({
  openApp,
}) => {
  const app = await openApp()
  const { page } = app
  await openAt(app, 'sam', { address: '/settings' })
  await page.getByRole('radio', { name: t('settings:colors.dark') }).check()
  const percent = t('settings:textSize.percent', { percent: 150 })
  await page.getByRole('radio', { name: percent }).check()
  // Without its scripts the page stays as it is first painted.
  await page.route(/\/assets\/.*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.reload()
  const look = await page.evaluate(() => {
    const { style, dataset } = document.documentElement
    return [style.fontSize, dataset['colors'], getComputedStyle(document.body).backgroundColor]
  })
  expect(look).toEqual(['150%', 'dark', 'rgb(10, 24, 38)'])
})

test('a text size stays in sight where it was pressed on a small phone', async ({ openApp }) => {
  const app = await openApp({ viewport: { width: 320, height: 640 }, touch: true })
  const { page } = app
  await openAt(app, 'sam', { address: '/settings' })
  for (const percent of [200, 100, 175]) {
    const option = page.getByText(t('settings:textSize.percent', { percent }), { exact: true })
    await option.tap()
    await page.waitForFunction(
      (size) => (document.documentElement.style.fontSize || '100%') === size,
      `${percent}%`,
    )
    const { y = -1, height = 0 } = (await option.boundingBox()) ?? {}
    expect(y).toBeGreaterThan(0)
    expect(y + height).toBeLessThan(640)
  }
  await expectNoAxeViolations(page, 'my settings, larger text')
})
