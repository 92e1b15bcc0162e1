import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { googleCredential } from '@/mock-backend/google/google-client'
import { expectNoAxeViolations } from '@tests/fixtures/browser/axe'
import { answerForGoogle, test } from '@tests/fixtures/browser/full-app'
import { onHost, siteLinks } from '@tests/fixtures/browser/full-build'
import { textsOf } from '@tests/fixtures/browser/texts'
import { keyboard, touch } from '@tests/fixtures/journey/input'

const en = textsOf('en')
const es = textsOf('es')
const phone = { locale: 'es-MX', viewport: { width: 390, height: 844 }, touch: true } as const

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

/** The size of the panel, which is the parent of the heading. */
const panelSize = (page: Page) =>
  page.locator('#main h1').evaluate((title) => {
    const { width, height } = title.parentElement?.getBoundingClientRect() ?? new DOMRect()
    return [width, height]
  })

describe('the sign-in panel', () => {
  // [2.18.4] [9.4.4]
  test.for([
    ['en-GB', '/SignIn', 'loads'],
    ['es-MX', '/SignIn', 'loads'],
    ['en-GB', '/SignIn', 'empty'],
    ['es-MX', '/skillmap', 'empty'],
  ] as const)('is 400 by 500: %s, %s, Google %s', async ([locale, path, outcome], { openApp }) => {
    const { page, url } = await openApp({ locale })
    const t = locale === 'es-MX' ? es : en
    await answerForGoogle(page, outcome)
    await page.goto(url + path)
    await heading(page, t('auth:signIn.title'))
    if (outcome === 'empty') await page.getByText(t('auth:google.failed')).waitFor()
    else await page.getByRole('button', { name: /Google/ }).waitFor()
    expect(await panelSize(page)).toEqual([400, 500])
    await expectNoAxeViolations(page, `sign-in, Google ${outcome}`)
  })
})

test('a visitor signs up and in by keyboard alone', { timeout: 180_000 }, async ({ openApp }) => {
  const { page, url } = await openApp()
  const { press, write } = keyboard(page)
  await answerForGoogle(page, 'loads')
  await page.goto(`${url}/SignIn`)
  await press(page.getByRole('link', { name: en('auth:signIn.createAccount') }))
  await heading(page, en('auth:signUp.title'))
  await press(page.getByRole('button', { name: en('auth:signUp.submit') }))
  await page.getByRole('group', { name: /things to fix/ }).waitFor()
  await expectNoAxeViolations(page, 'sign-up with errors')
  await write(page.getByLabel(en('auth:signUp.email')), 'new@example.com')
  await write(page.getByLabel(en('auth:signUp.password'), { exact: true }), 'Norte2026')
  await write(page.getByLabel(en('auth:signUp.confirmPassword'), { exact: true }), 'Norte2026')
  await page.keyboard.press('Enter')
  await page.getByText(en('auth:signIn.reason.registered')).waitFor()
  await expectNoAxeViolations(page, 'sign-in after sign-up')
  expect(await page.getByLabel(en('auth:signIn.email')).inputValue()).toBe('new@example.com')
  await write(page.getByLabel(en('auth:signIn.password'), { exact: true }), 'Norte2026')
  await page.keyboard.press('Enter')
  await page.waitForURL((address) => address.pathname !== '/SignIn')
})

test(
  'a learner on a phone gets a new password, in Spanish',
  { timeout: 180_000 },
  async ({ openApp }) => {
    const { page, url } = await openApp(phone)
    await answerForGoogle(page, 'loads')
    const { press, write } = touch(page)
    await answerForGoogle(page, 'loads')
    await page.goto(`${url}/forgot-password`)
    await heading(page, es('auth:forgotPassword.title'))
    await write(page.getByLabel(es('auth:forgotPassword.email')), 'sam@example.com')
    await press(page.getByRole('button', { name: es('auth:forgotPassword.submit') }))
    await page.getByText(es('auth:forgotPassword.sent')).waitFor()
    await expectNoAxeViolations(page, 'forgot password')

    await page.goto(`${url}/reset-password/a-reset-token-of-sam-that-still-works`)
    await write(page.getByLabel(es('auth:resetPassword.password'), { exact: true }), 'puerto')
    await expectNoAxeViolations(page, 'new password')
    await press(page.getByRole('button', { name: es('auth:resetPassword.submit') }))
    await page.getByRole('group', { name: /por corregir/ }).waitFor()
    await expectNoAxeViolations(page, 'new password with errors')
    await page.getByLabel(es('auth:resetPassword.password'), { exact: true }).fill('Puerto2027')
    await page
      .getByLabel(es('auth:resetPassword.confirmPassword'), { exact: true })
      .fill('Puerto2027')
    await press(page.getByRole('button', { name: es('auth:resetPassword.submit') }))
    await page.getByText(es('auth:resetPassword.saved')).waitFor()
    await expectNoAxeViolations(page, 'new password saved')
    await heading(page, es('auth:signIn.title'))
  },
)

describe('Google', () => {
  test('signs a learner in with its own button', async ({ openApp }) => {
    const { page, url } = await openApp()
    await answerForGoogle(page, 'loads')
    await page.goto(`${url}/SignIn`)
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await page.evaluate((credential) => {
      const choose: unknown = Reflect.get(window, 'chooseGoogleAccount')
      if (typeof choose === 'function') choose(credential)
    }, googleCredential('sam@example.com'))
    await heading(page, en('skill-map:title'))
  })

  test('gets no request from the landing and the other screens', async ({ openApp }) => {
    const { page, url } = await openApp()
    const asked: string[] = []
    await page.route('https://accounts.google.com/**', (route) => {
      asked.push(route.request().url())
      return route.abort()
    })
    for (const path of [
      '/',
      '/forgot-password',
      '/reset-password?token=a-reset-token-of-sam-that-still-works',
    ]) {
      await page.goto(url + path)
      await page.waitForLoadState('networkidle')
    }
    expect(asked).toEqual([])
  })
})

describe('the environment banner', () => {
  // [1.11.1]
  test.for([
    ['app-dev', 'DEVELOP', 'rgb(25, 100, 65)'],
    ['app-stg', 'STAGING', 'rgb(255, 180, 84)'],
  ] as const)(
    'on %s shows %s and covers no control',
    async ([host, label, colour], { openApp }) => {
      const { page, url } = await openApp()
      for (const width of [1280, 390, 320]) {
        await page.setViewportSize({ width, height: 640 })
        for (const path of ['/', '/forgot-password']) {
          await page.goto(onHost(url, host) + path)
          const banner = page.getByText(label, { exact: true })
          await banner.waitFor()
          if (path !== '/') await heading(page, en('auth:forgotPassword.title'))
          const seen = await banner.evaluate((element) => {
            const { left, right, top, bottom } = element.getBoundingClientRect()
            const under = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
            const words = [...document.querySelectorAll('header span, header svg, header button')]
            const covered = words.filter((word) => {
              const box = word.getBoundingClientRect()
              const isThere = box.width > 0
              return isThere && box.left < right && box.right > left && box.top < bottom
            })
            return {
              colour: getComputedStyle(element).backgroundColor,
              offCentre: Math.abs((left + right) / 2 - innerWidth / 2),
              top,
              takesClicks: under === element,
              covered: covered.length,
            }
          })
          expect(seen).toEqual({
            colour,
            offCentre: expect.closeTo(0, 0),
            top: 0,
            takesClicks: false,
            covered: 0,
          })
        }
      }
      await expectNoAxeViolations(page, `a page on ${host}`)
    },
  )

  // [1.11.2]
  test('is missing on any other host', async ({ openApp }) => {
    const { page, url } = await openApp()
    await page.goto(url)
    expect(await page.locator('#environment-banner span:visible').count()).toBe(0)
  })
})

test('the landing and sign-up link to privacy, terms and help', async ({ openApp }) => {
  const { page, url } = await openApp()
  await answerForGoogle(page, 'loads')
  for (const path of ['/', '/SignUp']) {
    await page.goto(url + path)
    await page.locator('#root[lang]').waitFor({ state: 'detached' })
    for (const address of Object.values(siteLinks)) {
      const link = page.locator(`a[href="${address}"]:visible`)
      await link.waitFor()
      expect(await link.getAttribute('target')).toBe('_blank')
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
    await expectNoAxeViolations(page, path)
  }
})
