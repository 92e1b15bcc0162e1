import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { paths } from '@/config/paths'
import { seedPassword } from '@/mock-backend/seed/learners'
import { test } from '@tests/fixtures/browser/test-app'
import { textsOf } from '@tests/fixtures/browser/texts'

const t = textsOf('en')

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })
const map = (page: Page) => heading(page, t('skill-map:title'))
const form = (page: Page) => heading(page, t('auth:signIn.title'))
const keysOf = (page: Page) =>
  page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)].map((k) => k.sort()))

async function signIn(page: Page, learner: string, { remember }: { remember: boolean }) {
  await form(page).waitFor()
  await page.getByLabel(t('auth:signIn.email')).fill(`${learner}@example.com`)
  await page.getByLabel(t('auth:signIn.password'), { exact: true }).fill(seedPassword)
  await page.getByLabel(t('auth:signIn.rememberMe')).setChecked(remember)
  await page.getByRole('button', { name: t('auth:signIn.submit'), exact: true }).click()
  await map(page).waitFor()
}

const signOut = (page: Page) =>
  page.getByRole('button', { name: t('common:shell.signOut') }).click()

test.for([true, false])(
  'signing out in one tab signs out in the other, and leaves nothing (Remember me: %s)',
  async (remember, { openApp }) => {
    const { page: first, url } = await openApp()
    await first.goto(url + paths.signIn)
    await signIn(first, 'sam', { remember })
    const second = await first.context().newPage()
    await second.goto(url + paths.skillMap)
    if (!remember) await signIn(second, 'sam', { remember })
    await map(second).waitFor()
    await map(first).waitFor()

    await signOut(second)
    await form(second).waitFor()
    await form(first).waitFor()
    for (const page of [first, second]) {
      expect(await keysOf(page)).toEqual([['lastEmail'], []])
      await page.reload()
      await form(page).waitFor()
    }
  },
)

test.for([
  [true, true],
  [true, false],
  [false, true],
  [false, false],
] as const)(
  'another learner’s sign-in in one tab ends the first one’s in the other (Remember me: %s, %s)',
  async ([ofSam, ofLucia], { openApp }) => {
    const { page: first, url } = await openApp()
    await first.goto(url + paths.signIn)
    await signIn(first, 'sam', { remember: ofSam })
    await first.getByText('sam.r').first().waitFor()
    const second = await first.context().newPage()
    await second.goto(url + paths.signIn)
    // Opening the screen removes a remembered token.
    await (ofSam ? form(first) : map(first)).waitFor()

    await signIn(second, 'lucia', { remember: ofLucia })
    await (ofLucia ? map(first) : form(first)).waitFor()
    await expect.poll(() => first.getByText('sam.r').count()).toBe(0)
    if (ofLucia) await first.getByText('lucia').first().waitFor()
    await map(second).waitFor()
    await first.reload()
    await (ofLucia ? map(first) : form(first)).waitFor()
    await second.bringToFront()
    if (ofLucia) await map(second).waitFor()
  },
)

test('an expired session leads the same learner back to their place, with their draft', async ({
  openApp,
}) => {
  const { page, url } = await openApp()
  await page.goto(url + paths.signIn)
  await signIn(page, 'sam', { remember: true })
  await page.goto(url + paths.skillSelection)
  const box = page.getByRole('checkbox').last()
  await box.setChecked(true)
  await page.evaluate(() => localStorage.setItem('expiresAt', '2020-01-01T00:00:00Z'))
  await page.reload()
  await page.getByText(t('auth:signIn.reason.expired')).waitFor()
  await page.getByLabel(t('auth:signIn.email')).fill('sam@example.com')
  await page.getByLabel(t('auth:signIn.password'), { exact: true }).fill(seedPassword)
  await page.keyboard.press('Enter')
  await heading(page, t('skill-selection:title')).waitFor()
  expect(await box.isChecked()).toBe(true)
  expect(new URL(page.url()).pathname).toBe(paths.skillSelection)
})

test.for([true, false])(
  'a reload keeps the session (Remember me: %s)',
  async (remember, { openApp }) => {
    const { page, url } = await openApp()
    await page.goto(url + paths.signIn)
    await signIn(page, 'sam', { remember })
    await page.reload()
    await map(page).waitFor()
    const other = await page.context().newPage()
    await other.goto(url + paths.skillMap)
    await (remember ? map(other) : form(other)).waitFor()
  },
)
