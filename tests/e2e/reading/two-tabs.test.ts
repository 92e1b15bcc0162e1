import { expect } from 'vitest'
import { paths } from '@/config/paths'
import { openAt } from '@tests/fixtures/browser/open-at'
import { test } from '@tests/fixtures/browser/test-app'
import { textsOf } from '@tests/fixtures/browser/texts'

const t = textsOf('en')

test('a setting changed in one tab shows in the other, and changes of both are kept', async ({
  openApp,
}) => {
  const app = await openApp()
  await openAt(app, 'sam', { address: paths.settings })
  const other = await app.page.context().newPage()
  await other.goto(app.url + paths.settings)
  const set = (page: typeof other, group: string, name: string) =>
    page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true })
  const [size, percent] = [
    t('settings:textSize.title'),
    t('settings:textSize.percent', { percent: 150 }),
  ]
  const [colours, darkName] = [t('settings:colours.title'), t('settings:colours.dark')]

  await set(other, size, percent).check()
  await app.page.waitForFunction(() => document.documentElement.style.fontSize === '150%')
  expect(await set(app.page, size, percent).isChecked()).toBe(true)

  await set(app.page, colours, darkName).check()
  await other.waitForFunction(() => document.documentElement.dataset['colours'] === 'dark')
  expect(await other.evaluate(() => document.documentElement.style.fontSize)).toBe('150%')
  await other.reload()
  await set(other, colours, darkName).waitFor()
  expect(await set(other, size, percent).isChecked()).toBe(true)
  expect(await set(other, colours, darkName).isChecked()).toBe(true)
})
