import { createServer } from 'node:http'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { listen } from '@/build/listen'
import { paths } from '@/config/paths'
import { seedPassword } from '@/mock-backend/seed/learners'
import { layoutShift } from '@tests/fixtures/browser/layout-shift'
import { forgive } from '@tests/fixtures/browser/outages'
import { wearsOwnFont } from '@tests/fixtures/browser/own-font'
import { test, type Visitor } from '@tests/fixtures/browser/test-app'
import { landingTexts, textsOf } from '@tests/fixtures/browser/texts'

const phone = { viewport: { width: 390, height: 844 }, touch: true } as const

/** Keeps the app's files back. Calling the result lets them come, and waits until the app listens. */
async function holdApp(page: Page): Promise<() => Promise<void>> {
  let letCome = () => {}
  const held = new Promise<void>((resolve) => (letCome = resolve))
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  return async () => {
    letCome()
    await page.waitForFunction(() => !document.getElementById('early'))
  }
}

const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`)

const placeOf = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    return focused instanceof HTMLInputElement ? [focused.name, focused.selectionStart] : []
  })

async function picture(page: Page): Promise<string> {
  await wearsOwnFont(page)
  return (await page.screenshot()).toString('base64')
}

const visits: [string, string, 'en' | 'es', Visitor][] = [
  ['sign-in in English', paths.signIn, 'en', { locale: 'en-GB' }],
  ['sign-in in Spanish', paths.signIn, 'es', { locale: 'es-MX', colorScheme: 'dark', ...phone }],
  ['sign-up in English', paths.signUp, 'en', { locale: 'en-GB', colorScheme: 'dark' }],
  ['sign-up in Spanish', paths.signUp, 'es', { locale: 'es-MX', ...phone }],
]

test.for(visits)(
  '%s can be filled in before any script, and the app takes over every letter, the place and every pixel',
  async ([, path, language, visitor], { openApp }) => {
    const { page, url } = await openApp(visitor)
    const letAppCome = await holdApp(page)
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
    const before = path === paths.signIn ? await picture(page) : undefined

    await letAppCome()
    expect(await placeOf(page)).toEqual(place)
    const isSame = before === undefined || (await picture(page)) === before
    expect(isSame).toBe(true)
    await page.keyboard.type('X')
    expect(await field(page, 'password').inputValue()).toBe('NorXte')
  },
)

test.for(visits.slice(2))(
  '%s looks the same before and after the app is there',
  async ([, path, , visitor], { openApp }) => {
    const { page, url } = await openApp(visitor)
    const letAppCome = await holdApp(page)
    await page.goto(url + path, { waitUntil: 'commit' })
    await page.locator('#main h1').waitFor()
    const before = await picture(page)
    await letAppCome()
    expect((await picture(page)) === before).toBe(true)
  },
)

test('the files of the start tell the browser to compile them on their way', async ({
  openApp,
}) => {
  const { page, url } = await openApp()
  await page.goto(url + paths.signIn)
  await page.waitForFunction(() => !document.getElementById('early'))
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /(app|frame|auth)-[^/]*\.js$/.test(name)),
  )
  expect(scripts).toHaveLength(3)
  const firstLines = await Promise.all(
    scripts.map(async (script) => (await (await fetch(script)).text()).split('\n')[0]),
  )
  expect(new Set(firstLines)).toEqual(new Set(['//# allFunctionsCalledOnLoad']))
})

/** A host from which the second half of a page comes so much later, in milliseconds; it has nothing else. */
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

test('a page that comes in parts shows its panel whole, and nothing moves', async ({
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
    // It has no scripts to send, and is not the app's own.
    forgive(problems, /./)
  }
})

test('Sign in that is pressed before any script says that it waits, and is sent once', async ({
  openApp,
}) => {
  const { page, url } = await openApp()
  const t = textsOf('en')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  const letAppCome = await holdApp(page)
  await page.goto(`${url}/SignIn`, { waitUntil: 'commit' })
  await field(page, 'email').focus()
  // As a paste does: a text at once and no key.
  await page.keyboard.insertText('sam@example.com')
  await field(page, 'password').focus()
  await page.keyboard.insertText(seedPassword)
  await page.keyboard.press('Enter')
  const waiting = page.getByRole('button', { name: t('auth:signIn.busy') })
  await waiting.click()
  await page.getByRole('status').getByText(landingTexts('en').loading).waitFor()
  expect(page.url()).toBe(`${url}/SignIn`)

  await letAppCome()
  await page.getByRole('heading', { level: 1, name: t('skill-map:title') }).waitFor()
  expect(sent.filter((path) => /validate/i.test(path))).toHaveLength(1)
})

test('what a helper of the browser adds to the form costs nobody what they typed', async ({
  openApp,
}) => {
  const { page, url } = await openApp()
  const letAppCome = await holdApp(page)
  await page.goto(`${url}/SignIn`, { waitUntil: 'commit' })
  await field(page, 'email').fill('sam@example.com')
  await page.getByRole('checkbox').uncheck()
  await field(page, 'password').click()
  await page.keyboard.type('Norte')
  await page.keyboard.press('ArrowLeft')
  await page.evaluate(() => {
    document.querySelector('form')?.prepend(document.createElement('aside'))
  })

  await letAppCome()
  await page.waitForFunction(() => document.activeElement?.matches('input'))
  expect(await placeOf(page)).toEqual(['password', 4])
  expect(await field(page, 'email').inputValue()).toBe('sam@example.com')
  expect(await page.getByRole('checkbox').isChecked()).toBe(false)
  await page.keyboard.type('X')
  expect(await field(page, 'password').inputValue()).toBe('NortXe')
})

test.for([
  ['a link', 'link', 'auth:signIn.createAccount'],
  ['the last of two buttons that look alike', 'button', 'common:ui.password.show'],
] as const)(
  '%s that has the focus keeps it when the app takes over',
  async ([, role, key], { openApp }) => {
    const { page, url } = await openApp()
    const letAppCome = await holdApp(page)
    await page.goto(url + (role === 'link' ? paths.signIn : paths.signUp), { waitUntil: 'commit' })
    const name = textsOf('en')(key)
    await page.getByRole(role, { name }).last().focus()
    await letAppCome()
    await page.waitForFunction(() => document.activeElement?.matches('a, button'))
    const one = page.getByRole(role, { name }).last()
    expect(await one.evaluate((element) => element === document.activeElement)).toBe(true)
  },
)

test('the other language that is asked for before any script is there at once, with what was typed', async ({
  openApp,
}) => {
  const { page, url } = await openApp()
  const t = textsOf('es')
  const letAppCome = await holdApp(page)
  await page.goto(`${url}/SignIn`, { waitUntil: 'commit' })
  await field(page, 'email').fill('sam@example.com')
  await page.getByRole('checkbox').uncheck()
  await page.getByRole('button', { name: 'Español' }).click()
  const title = page.getByRole('heading', { level: 1, name: t('auth:signIn.title') })
  await title.waitFor()
  expect(await field(page, 'email').inputValue()).toBe('sam@example.com')
  expect(await page.getByRole('checkbox').isChecked()).toBe(false)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('lang'))).toBe('en')

  await letAppCome()
  await title.waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('es')
  expect(await field(page, 'email').inputValue()).toBe('sam@example.com')
  expect(await page.getByRole('checkbox').isChecked()).toBe(false)
})

test('the other language that is asked for while the app starts in the first one comes with it', async ({
  openApp,
}) => {
  const { page, url } = await openApp()
  let letCome = () => {}
  const held = new Promise<void>((resolve) => (letCome = resolve))
  await page.route(/\/assets\/auth-[\w-]+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${url}/SignIn`)
  // It stands behind the panel, in English, and waits for the form.
  await page.locator('#root main').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Español' }).focus()
  await page.keyboard.press('Enter')
  letCome()
  await page.waitForFunction(() => !document.getElementById('early'))
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('lang'))).toBe(true)
  await page.getByRole('heading', { level: 1, name: textsOf('es')('auth:signIn.title') }).waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('es')
})

test('the way to another page takes the e-mail and the language along', async ({ openApp }) => {
  const { page, url } = await openApp()
  const t = textsOf('es')
  await holdApp(page)
  await page.goto(`${url}/SignIn`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Español' }).click()
  await field(page, 'email').fill('sam@example.com')
  await page.getByRole('link', { name: t('auth:signIn.forgotPassword') }).click()
  await page.getByRole('heading', { level: 1, name: t('auth:forgotPassword.title') }).waitFor()
  expect(await field(page, 'email').inputValue()).toBe('sam@example.com')
})

test('Sign in that was pressed too early is taken back by the next letter', async ({ openApp }) => {
  const { page, url } = await openApp()
  const t = textsOf('en')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  const letAppCome = await holdApp(page)
  await page.goto(`${url}/SignIn`, { waitUntil: 'commit' })
  await field(page, 'email').fill('sam@example.com')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: t('auth:signIn.busy') }).waitFor()
  await field(page, 'password').click()
  await page.keyboard.type('Nor')
  await page.getByRole('button', { name: t('auth:signIn.submit'), exact: true }).waitFor()

  await letAppCome()
  await page.keyboard.type('te2026')
  expect(sent).toEqual([])
  expect(await field(page, 'password').inputValue()).toBe(seedPassword)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: t('skill-map:title') }).waitFor()
})

test('of two passwords the one is shown that was asked for', async ({ openApp }) => {
  const { page, url } = await openApp()
  const letAppCome = await holdApp(page)
  await page.goto(`${url}/SignUp`, { waitUntil: 'commit' })
  const show = page
    .getByRole('button')
    .filter({ hasText: textsOf('en')('common:ui.password.show') })
  const types = () =>
    page
      .locator('#root input:is([name=password], [name=confirmPassword])')
      .evaluateAll((fields) => fields.map((one) => one.getAttribute('type')))
  await show.last().click()
  await letAppCome()
  expect(await types()).toEqual(['password', 'text'])
})

test.for([
  ['the first file', /\/assets\/index-.*\.js$/],
  ['the frame of every screen', /\/assets\/frame-.*\.js$/],
  ['the form', /\/assets\/auth-.*\.js$/],
] as const)(
  'where %s does not come, that is said beside the panel, and what was typed stays',
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
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: textsOf('en')('auth:signIn.busy') }).waitFor()
    lose()
    await page.getByRole('heading', { name: landingTexts('en').failed }).waitFor()
    expect(await field(page, 'email').inputValue()).toBe('sam@example.com')
    expect(await field(page, 'email').isVisible()).toBe(true)
    expect(await page.locator('[data-pressed]').count()).toBe(0)
    // Pressed again it does not wait for what never comes.
    await page.keyboard.press('Enter')
    const again = page.getByRole('link', { name: landingTexts('en').tryAgain })
    expect(await again.evaluate((link) => link === document.activeElement)).toBe(true)
    forgive(problems, /ERR_FAILED|Failed to fetch dynamically imported module|reported|page error/)
  },
)

test('the panel is there, and sends nothing into the address, where scripts are switched off', async ({
  openApp,
}) => {
  const { page, url } = await openApp({ javaScript: false })
  await page.goto(`${url}/SignIn`)
  await field(page, 'email').fill('sam@example.com')
  await page.keyboard.press('Enter')
  expect(page.url()).toBe(`${url}/SignIn`)
})
