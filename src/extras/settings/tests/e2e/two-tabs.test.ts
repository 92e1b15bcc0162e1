import { expect } from 'vitest'
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
