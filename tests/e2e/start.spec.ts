import { paths } from '@/config/paths'
import { holdBack } from '@tests/fixtures/browser/hold-back'
import { layoutShift } from '@tests/fixtures/browser/layout-shift'
import { ownFontLoaded } from '@tests/fixtures/browser/own-font'
import { expect, forgive, test, type Page } from '@tests/fixtures/browser/test'
import { landingTexts, textsOf } from '@tests/fixtures/browser/texts'

const lost = /ERR_FAILED|Failed to fetch dynamically imported module|reported|page error/
const entry = /\/assets\/index-[\w-]+\.js$/

/** Holds back files of the app. Call the result to release them, and wait until the page is hydrated. */
async function delay(page: Page): Promise<() => Promise<void>> {
  const release = await holdBack(page, /\/assets\/.*\.js$/)
  return async () => {
    release()
    await page.locator('#root:not([lang]) form, #root:not([lang]) #landing').waitFor()
  }
}

const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`)
const cursor = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    return focused instanceof HTMLInputElement ? [focused.name, focused.selectionStart] : []
  })

test('the landing shows texts and picture before any script @es', async ({ page, language }) => {
  await page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto('/')
  const texts = landingTexts(language)
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible()
  await expect(page.getByText(texts.lead)).toBeVisible()
  await expect(page.getByRole('link', { name: texts.getStarted })).toHaveAttribute(
    'href',
    paths.signIn,
  )
  const picture = await page.locator('#landing > :last-child svg').boundingBox()
  expect(picture?.width).toBeGreaterThan(300)
})

test('the landing does not move while the app loads @es', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  // A word at the right edge may move by a few pixels when the font loads.
  expect(await layoutShift(page)).toBeLessThan(0.0005)
})

test('the landing does not move for a visitor with a session', async ({ page, openAt }) => {
  await openAt('sam', { address: paths.landing })
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: landingTexts('en').continueLearning }).waitFor()
  expect(await layoutShift(page)).toBeLessThan(0.0005)
})

test('a page is painted with a system font, then with its own', async ({ page }) => {
  const release = await holdBack(page, /\.woff2$/)
  await page.goto('/', { waitUntil: 'commit' })
  const body = page.locator('body')
  await expect(body).toHaveCSS('font-family', /^"Atkinson Hyperlegible Next Fallback"/)
  release()
  await ownFontLoaded(page)
  await expect(body).toHaveCSS('font-family', /^"Atkinson Hyperlegible Next Variable"/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('landing and sign-in show, and nothing is sent in the address', async ({
    page,
    problems,
  }) => {
    await page.goto('/')
    await page.getByRole('link', { name: landingTexts('en').getStarted }).click()
    await field(page, 'email').fill('sam@example.com')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(paths.signIn)
    forgive(problems, /\.js csp/)
  })
})

test('the landing never flashes on the way to another address', async ({ page, t }) => {
  await page.addInitScript(() => {
    const look = (): void => {
      const landing = document.getElementById('landing')
      if (landing?.checkVisibility()) document.documentElement.dataset['flashed'] = 'yes'
      requestAnimationFrame(look)
    }
    look()
  })
  await page.goto(paths.signIn)
  await page.getByRole('heading', { level: 1, name: t('auth:signIn.title') }).waitFor()
  await expect(page.locator('html')).not.toHaveAttribute('data-flashed')
  expect(await layoutShift(page)).toBeLessThan(0.0005)
})

for (const path of [paths.signIn, paths.signUp]) {
  test(`${path} can be filled in before any script loads, and keeps text and cursor @es`, async ({
    page,
  }) => {
    const release = await delay(page)
    await page.goto(path, { waitUntil: 'commit' })
    const title = page.locator('#root h1')
    await title.waitFor()
    await field(page, 'password').click()
    await page.keyboard.type('Norte')
    await page.keyboard.press('ArrowLeft')
    expect(await cursor(page)).toEqual(['password', 4])
    // As an extension of the browser does, such as one for passwords.
    await page.evaluate(() =>
      document.querySelector('form')?.prepend(document.createElement('aside')),
    )
    await release()
    await page.waitForFunction(() => document.activeElement?.matches('input'))
    expect(await cursor(page)).toEqual(['password', 4])
    await page.keyboard.type('X')
    await expect(field(page, 'password')).toHaveValue('NortXe')
  })
}

for (const path of [paths.landing, paths.signIn, paths.signUp, paths.forgotPassword]) {
  test(`${path} is hydrated, not rendered again @es`, async ({ page }) => {
    const release = await delay(page)
    await page.goto(path, { waitUntil: 'commit' })
    const title = page.locator('#root h1')
    await title.waitFor()
    await title.evaluate((one) => one.setAttribute('data-first', ''))
    await release()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('h1[data-first]')).toHaveCount(1)
  })
}

test('Sign in says "One moment" until the app is there, and then submits once', async ({
  page,
  t,
}) => {
  const sent: string[] = []
  page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())))
  const release = await delay(page)
  await page.goto(paths.signIn, { waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: t('common:ui.oneMoment') })).toBeDisabled()
  await field(page, 'email').focus()
  // Like pasting: text at once, without key events.
  await page.keyboard.insertText('sam@example.com')
  await field(page, 'password').focus()
  await page.keyboard.insertText('Norte2026')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(paths.signIn)
  await release()
  await page.getByRole('button', { name: t('auth:signIn.submit'), exact: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: t('skill-map:title') }).waitFor()
  expect(sent.filter((url) => /validate/i.test(url))).toHaveLength(1)
})

test('a language change before any script applies at once, stays, and keeps what was typed', async ({
  page,
}) => {
  const release = await delay(page)
  await page.goto(paths.signIn, { waitUntil: 'commit' })
  await field(page, 'email').fill('sam@example.com')
  await page.getByRole('checkbox').uncheck()
  await page.getByRole('button', { name: 'Español' }).click()
  const title = page.getByRole('heading', { level: 1, name: textsOf('es')('auth:signIn.title') })
  const isSpanish = async () => {
    await expect(title).toBeVisible()
    await expect(field(page, 'email')).toHaveValue('sam@example.com')
    await expect(page.getByRole('checkbox')).not.toBeChecked()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  }
  await isSpanish()
  await release()
  await isSpanish()
  await page.reload()
  await expect(title).toBeVisible()
})

for (const [name, file] of [
  ['the first file', entry],
  ['the form', /\/assets\/SignInScreen-.*\.js$/],
] as const) {
  test(`if ${name} does not load, a message says so, what was typed stays, and Try again helps`, async ({
    page,
    problems,
  }) => {
    const release = await holdBack(page, file)
    await page.goto(paths.signIn, { waitUntil: 'commit' })
    await field(page, 'email').fill('sam@example.com')
    release('abort')
    await expect(page.getByRole('heading', { name: landingTexts('en').failed })).toBeVisible()
    await expect(field(page, 'email')).toHaveValue('sam@example.com')
    await page.unroute(file)
    await page.getByRole('link', { name: landingTexts('en').tryAgain }).click()
    await page.locator('#root:not([lang]) form').waitFor()
    await expect(page.getByText(landingTexts('en').failed)).toBeHidden()
    forgive(problems, lost)
  })
}

test('a first file that never arrives is reported after a while, with a retry', async ({
  page,
}) => {
  await page.route(entry, () => {})
  await page.goto(paths.skillMap, { waitUntil: 'commit' })
  const again = page.locator('#boot').getByRole('link', { name: landingTexts('en').tryAgain })
  await page.locator('#boot .wheel').waitFor()
  await expect(again).toBeHidden()
  await expect(again).toBeVisible({ timeout: 20_000 })
})

test('an extension’s failing script is no failure of the app', async ({ page, t, problems }) => {
  const script = '<script type="module" src="chrome-extension://none/content.js"></script>'
  await page.route('**/SignIn', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('<head>', `<head>${script}`)
    await route.fulfill({ response, body })
  })
  await page.goto(paths.signIn, { waitUntil: 'networkidle' })
  await expect(
    page.getByRole('button', { name: t('auth:signIn.submit'), exact: true }),
  ).toBeVisible()
  await expect(page.getByText(landingTexts('en').failed)).toBeHidden()
  forgive(problems, /chrome-extension/)
})

// A page may be prerendered by the browser without ever being seen.
for (const path of [paths.landing, paths.signIn, paths.skillMap]) {
  test(`${path} does and requests nothing while it is prerendered`, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => void (/norte\.test/.test(request.url()) && asked.push('')))
    const stored = { accessToken: 'abc', expiresAt: '2020-01-01T00:00:00Z' }
    await page.addInitScript((things) => {
      let isPrerendering = true
      Object.defineProperty(Document.prototype, 'prerendering', { get: () => isPrerendering })
      document.addEventListener('prerenderingchange', () => (isPrerendering = false))
      for (const [name, value] of Object.entries(things)) localStorage.setItem(name, value)
    }, stored)
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.waitForTimeout(1000)
    expect(await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))).toEqual(
      stored,
    )
    expect(asked).toEqual([])
    await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')))
    await expect(page.locator('#root:not([lang]) h1').first()).toBeVisible()
  })
}
