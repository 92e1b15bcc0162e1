import { createServer } from 'node:http'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { paths } from '@/config/paths'
import { seedPassword } from '@/mock-backend/seed/learners'
import { layoutShift } from '@tests/fixtures/browser/layout-shift'
import { listen } from '@tests/fixtures/browser/listen'
import { forgive } from '@tests/fixtures/browser/outages'
import { test, type Visitor } from '@tests/fixtures/browser/test-app'
import { landingTexts, textsOf } from '@tests/fixtures/browser/texts'
import { translateAsItGoes } from '@tests/translated/translator'

const phone = { viewport: { width: 390, height: 844 }, touch: true } as const

/** Waits for hydration. */
const hydrated = (page: Page) =>
  page.locator('#root:not([lang]) form, #root:not([lang]) #landing').waitFor()

/** Delays the app's files. Call the result to release them and wait for hydration. */
async function delayApp(page: Page): Promise<() => Promise<void>> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  return async () => {
    release()
    await hydrated(page)
  }
}

const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`)

const placeOf = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    return focused instanceof HTMLInputElement ? [focused.name, focused.selectionStart] : []
  })

const visits: [string, string, 'en' | 'es', Visitor][] = [
  ['sign-in in English', paths.signIn, 'en', { locale: 'en-GB' }],
  ['sign-in in Spanish', paths.signIn, 'es', { locale: 'es-MX', colorScheme: 'dark', ...phone }],
  ['sign-up in English', paths.signUp, 'en', { locale: 'en-GB', colorScheme: 'dark' }],
  ['sign-up in Spanish', paths.signUp, 'es', { locale: 'es-MX', ...phone }],
]

test.for(visits)(
  '%s can be filled in before any script loads; hydration keeps text and cursor, and moves nothing',
  async ([, path, language, visitor], { openApp }) => {
    const { page, url } = await openApp(visitor)
    const releaseApp = await delayApp(page)
    await page.goto(url + path, { waitUntil: 'commit' })
    const part = path === paths.signIn ? 'signIn' : 'signUp'
    const title = textsOf(language)(`auth:${part}.title`)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await field(page, 'password').click()
    await page.keyboard.type('Norte')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    const place = await placeOf(page)
    expect(place).toEqual(['password', 3])

    await releaseApp()
    expect(await placeOf(page)).toEqual(place)
    await page.keyboard.type('X')
    expect(await field(page, 'password').inputValue()).toBe('NorXte')
    expect(await layoutShift(page)).toBeLessThan(0.0005)
  },
)

test.for([
  [paths.landing, 'en-GB'],
  [paths.landing, 'es-MX'],
  [paths.signIn, 'en-GB'],
  [paths.signIn, 'es-MX'],
  [paths.signUp, 'en-GB'],
  [paths.forgotPassword, 'es-MX'],
] as const)('%s is hydrated, not rendered again (%s)', async ([path, locale], { openApp }) => {
  const { page, url } = await openApp({ locale })
  const releaseApp = await delayApp(page)
  await page.goto(url + path, { waitUntil: 'commit' })
  await page.locator('#root h1').waitFor()
  await page.evaluate(() => document.querySelector('#root h1')?.setAttribute('data-first', ''))
  await releaseApp()
  await page.waitForLoadState('networkidle')
  expect(await page.locator('h1[data-first]').count()).toBe(1)
})

/** A host that sends the second half of a page with a delay in milliseconds, and no other file. */
async function hostInHalves(address: string, pause: number) {
  const response = await fetch(address)
  const html = await response.text()
  const policy = response.headers.get('content-security-policy') ?? ''
  const middle = html.indexOf('<input')
  return listen(
    createServer(({ url }, answer) => {
      if (url !== new URL(address).pathname) return answer.writeHead(404).end()
      answer.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
      })
      answer.write(html.slice(0, middle))
      setTimeout(() => answer.end(html.slice(middle)), pause)
    }),
  )
}

test('a page that arrives in parts shows its panel at once, and nothing moves', async ({
  openApp,
  problems,
}) => {
  const { page, url } = await openApp(phone)
  const pause = 1500
  const host = await hostInHalves(url + paths.signIn, pause)
  try {
    await page.goto(host.url + paths.signIn)
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
    const firstPaint = await page.evaluate(
      () => performance.getEntriesByType('paint')[0]?.startTime ?? 0,
    )
    expect(firstPaint).toBeGreaterThan(pause)
    expect(await layoutShift(page)).toBeLessThan(0.01)
  } finally {
    await host.close()
    // It sends no scripts, and has another address than the app.
    forgive(problems, /./)
  }
})

test('Sign in says "One moment" and is inactive until hydrated, and then submits once', async ({
  openApp,
}) => {
  const { page, url } = await openApp()
  const t = textsOf('en')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  const releaseApp = await delayApp(page)
  await page.goto(`${url}/SignIn`, { waitUntil: 'commit' })
  const waiting = page.getByRole('button', { name: t('common:ui.oneMoment') })
  await waiting.waitFor()
  expect(await waiting.isDisabled()).toBe(true)
  await field(page, 'email').focus()
  // Like pasting: text at once, without key events.
  await page.keyboard.insertText('sam@example.com')
  await field(page, 'password').focus()
  await page.keyboard.insertText(seedPassword)
  await page.keyboard.press('Enter')
  expect(page.url()).toBe(`${url}/SignIn`)

  await releaseApp()
  await page.getByRole('button', { name: t('auth:signIn.submit'), exact: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: t('skill-map:title') }).waitFor()
  expect(sent.filter((path) => /validate/i.test(path))).toHaveLength(1)
})

const addElement = () => document.querySelector('form')?.prepend(document.createElement('aside'))

test.for([
  ['an extension adds to the form', addElement],
  ['a translator makes of the texts', translateAsItGoes],
] as const)('%s keeps what was typed', async ([, change], { openApp }) => {
  const { page, url } = await openApp()
  const releaseApp = await delayApp(page)
  await page.goto(`${url}/SignIn`, { waitUntil: 'commit' })
  await field(page, 'email').fill('sam@example.com')
  await page.getByRole('checkbox').uncheck()
  await field(page, 'password').click()
  await page.keyboard.type('Norte')
  await page.keyboard.press('ArrowLeft')
  await page.evaluate(change)

  await releaseApp()
  await page.waitForFunction(() => document.activeElement?.matches('input'))
  expect(await placeOf(page)).toEqual(['password', 4])
  expect(await field(page, 'email').inputValue()).toBe('sam@example.com')
  expect(await page.getByRole('checkbox').isChecked()).toBe(false)
  await page.keyboard.type('X')
  expect(await field(page, 'password').inputValue()).toBe('NortXe')
  const title = textsOf('en')('auth:signIn.title')
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
})

test('a focused link keeps the focus during hydration', async ({ openApp }) => {
  const { page, url } = await openApp()
  const releaseApp = await delayApp(page)
  await page.goto(url + paths.signIn, { waitUntil: 'commit' })
  const link = page.getByRole('link', { name: textsOf('en')('auth:signIn.createAccount') })
  await link.focus()
  await releaseApp()
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('a language change before any script applies at once and keeps what was typed', async ({
  openApp,
}) => {
  const { page, url } = await openApp()
  const t = textsOf('es')
  const releaseApp = await delayApp(page)
  await page.goto(`${url}/SignIn`, { waitUntil: 'commit' })
  await field(page, 'email').fill('sam@example.com')
  await page.getByRole('checkbox').uncheck()
  await page.getByRole('button', { name: 'Español' }).click()
  const title = page.getByRole('heading', { level: 1, name: t('auth:signIn.title') })
  await title.waitFor()
  expect(await field(page, 'email').inputValue()).toBe('sam@example.com')
  expect(await page.getByRole('checkbox').isChecked()).toBe(false)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('lang'))).toBe('en')

  await releaseApp()
  await title.waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('es')
  expect(await field(page, 'email').inputValue()).toBe('sam@example.com')
  expect(await page.getByRole('checkbox').isChecked()).toBe(false)
})

test('a language change while the app loads applies with hydration', async ({ openApp }) => {
  const { page, url } = await openApp()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/SignInScreen-[\w-]+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  const screen = page.waitForRequest(/\/assets\/SignInScreen-[\w-]+\.js$/)
  await page.goto(`${url}/SignIn`)
  await screen
  await page.getByRole('button', { name: 'Español' }).focus()
  await page.keyboard.press('Enter')
  release()
  await hydrated(page)
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('lang'))).toBe(true)
  await page.getByRole('heading', { level: 1, name: textsOf('es')('auth:signIn.title') }).waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('es')
})

test('a link to another page passes on the language', async ({ openApp }) => {
  const { page, url } = await openApp()
  const t = textsOf('es')
  const releaseApp = await delayApp(page)
  await page.goto(`${url}/SignIn`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Español' }).click()
  await page.getByRole('link', { name: t('auth:signIn.forgotPassword') }).click()
  await page.getByRole('heading', { level: 1, name: t('auth:forgotPassword.title') }).waitFor()
  await releaseApp()
})

test.for([
  ['the first file', /\/assets\/index-.*\.js$/],
  ['the form', /\/assets\/SignInScreen-.*\.js$/],
] as const)(
  'if %s does not load, a message beside the panel says so, and typed text stays',
  async ([, file], { openApp, problems }) => {
    const { page, url } = await openApp()
    let lose = () => {}
    const lost = new Promise<void>((resolve) => (lose = resolve))
    await page.route(file, async (route) => {
      await lost
      await route.abort()
    })
    await page.goto(`${url}/SignIn`, { waitUntil: 'commit' })
    await field(page, 'email').fill('sam@example.com')
    lose()
    await page.getByRole('heading', { name: landingTexts('en').failed }).waitFor()
    expect(await field(page, 'email').inputValue()).toBe('sam@example.com')
    expect(await field(page, 'email').isVisible()).toBe(true)
    await page.getByRole('link', { name: landingTexts('en').tryAgain }).waitFor()
    forgive(problems, /ERR_FAILED|Failed to fetch dynamically imported module|reported|page error/)
  },
)

test('without JavaScript the panel shows, and sends nothing in the address', async ({
  openApp,
  problems,
}) => {
  const { page, url } = await openApp({ javaScript: false })
  await page.goto(`${url}/SignIn`)
  await field(page, 'email').fill('sam@example.com')
  await page.keyboard.press('Enter')
  expect(page.url()).toBe(`${url}/SignIn`)
  forgive(problems, /\.js csp/)
})
