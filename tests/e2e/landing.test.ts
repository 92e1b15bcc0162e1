import { describe, expect } from 'vitest'
import { paths } from '@/config/paths'
import { expectNoAxeViolations } from '@tests/fixtures/browser/axe'
import { layoutShift } from '@tests/fixtures/browser/layout-shift'
import { openAt } from '@tests/fixtures/browser/open-at'
import { forgive } from '@tests/fixtures/browser/outages'
import { ownFontLoaded } from '@tests/fixtures/browser/own-font'
import { test, type Visitor } from '@tests/fixtures/browser/test-app'
import { landingTexts, textsOf } from '@tests/fixtures/browser/texts'

const visitors: [string, 'en' | 'es', Visitor][] = [
  ['on a desktop in English', 'en', { locale: 'en-GB' }],
  [
    'on a phone in Spanish',
    'es',
    { locale: 'es-MX', viewport: { width: 390, height: 844 }, touch: true },
  ],
]

describe('the landing page', () => {
  test.for(visitors)(
    'shows texts and picture before any script, %s',
    async ([, language, visitor], { openApp }) => {
      const { page, url, problems } = await openApp(visitor)
      let asked = 0
      await page.route(/\.js$/, (route) => {
        asked += 1
        return route.fulfill({ status: 200, contentType: 'text/javascript', body: '' })
      })
      await page.goto(url)
      const texts = landingTexts(language)
      await page.getByRole('heading', { level: 1, name: texts.title }).waitFor()
      await page.getByText(texts.lead).waitFor()
      await page.getByRole('link', { name: texts.getStarted }).waitFor()
      const picture = await page.locator('#landing > :last-child svg').boundingBox()
      expect(picture?.width).toBeGreaterThan(300)
      const paints = await page.evaluate(() =>
        performance.getEntriesByType('paint').map(({ name }) => name),
      )
      expect(paints).toContain('first-contentful-paint')
      expect(asked).toBeGreaterThan(0)
      expect(problems).toEqual([])
    },
  )

  test('is painted with a system font, then with its own', async ({ openApp }) => {
    const { page, url } = await openApp({ locale: 'en-GB' })
    const font = () => page.evaluate(() => getComputedStyle(document.body).fontFamily)
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\.woff2$/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
    expect(await font()).toMatch(/^"Atkinson Hyperlegible Next Fallback"/)
    release()
    await ownFontLoaded(page)
    expect(await font()).toMatch(/^"Atkinson Hyperlegible Next Variable"/)
  })

  test('keeps the system font if its own does not load', async ({ openApp, problems }) => {
    const { page, url } = await openApp({ locale: 'en-GB' })
    await page.route(/\.woff2$/, (route) => route.abort())
    await page.goto(url)
    await page.waitForLoadState('networkidle')
    expect(problems.join()).toContain('.woff2')
    expect(await page.locator('html').getAttribute('data-font')).toBeNull()
    // Chromium logs the failed font request itself; any other message must fail the test.
    forgive(problems, /ERR_FAILED/)
  })

  test('shows English and a link without JavaScript', async ({ openApp, problems }) => {
    const { page, url } = await openApp({ javaScript: false })
    await page.goto(url)
    await page.getByRole('heading', { level: 1, name: landingTexts('en').title }).waitFor()
    const start = page.getByRole('link', { name: landingTexts('en').getStarted })
    expect(await start.getAttribute('href')).toBe('/SignIn')
    forgive(problems, /\.js csp/)
  })

  test.for(visitors)(
    'does not move while the app loads, %s',
    async ([, language, visitor], { openApp }) => {
      const { page, url } = await openApp(visitor)
      await page.goto(url)
      await page.waitForLoadState('networkidle')
      await page.getByRole('heading', { level: 1, name: landingTexts(language).title }).waitFor()
      // A word at the right edge may move by a few pixels when the font loads.
      expect(await layoutShift(page)).toBeLessThan(0.0005)
      await expectNoAxeViolations(page, 'the landing page')
    },
  )

  test('does not move while the app loads for a visitor with a session', async ({ openApp }) => {
    const app = await openApp()
    await openAt(app, 'sam', { address: paths.landing })
    await app.page.waitForLoadState('networkidle')
    const { continueLearning } = landingTexts('en')
    await app.page.getByRole('link', { name: continueLearning }).waitFor()
    expect(await layoutShift(app.page)).toBeLessThan(0.0005)
  })

  test('changes its language at once, and remembers it', async ({ openApp }) => {
    const { page, url } = await openApp({ locale: 'en-GB' })
    await page.goto(url, { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Español' }).click()
    await page.getByRole('heading', { name: landingTexts('es').title }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: landingTexts('es').title }).waitFor()
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('es')
  })

  test('reports a failure in its own language only, even if a translator has changed the page’s language', async ({
    openApp,
    problems,
  }) => {
    const { page, url } = await openApp({ locale: 'en-GB' })
    await page.route(/\/assets\/LandingScreen-[\w-]+\.js$/, (route) => route.abort())
    await page.goto(url)
    await page.evaluate(() => (document.documentElement.lang = 'fr'))
    await page.getByText(landingTexts('en').failed).waitFor()
    expect(await page.getByText(landingTexts('es').failed).isVisible()).toBe(false)
    forgive(problems, /ERR_FAILED|Failed to fetch dynamically imported module|page error|reported/)
  })

  test('follows its link even if its script is lost', async ({ openApp, problems }) => {
    const { page, url } = await openApp()
    await page.route(/\/assets\/LandingScreen-[\w-]+\.js$/, (route) => route.abort())
    await page.goto(url)
    await page.getByText(landingTexts('en').failed).waitFor()
    await page.getByRole('link', { name: landingTexts('en').getStarted }).click()
    await page
      .getByRole('heading', { level: 1, name: textsOf('en')('auth:signIn.title') })
      .waitFor()
    forgive(problems, /ERR_FAILED|Failed to fetch dynamically imported module|page error|reported/)
  })

  test('tries again by a click if the first script is lost', async ({ openApp, problems }) => {
    const { page, url } = await openApp()
    const entry = /\/assets\/index-[\w-]+\.js$/
    await page.route(entry, (route) => route.abort())
    await page.goto(url)
    const retry = page.getByRole('link', { name: landingTexts('en').tryAgain })
    await retry.waitFor()
    await page.unroute(entry)
    await Promise.all([page.waitForEvent('load'), retry.click()])
    await page.getByRole('heading', { name: landingTexts('en').title }).waitFor()
    expect(await page.getByText(landingTexts('en').failed).isVisible()).toBe(false)
    forgive(problems, /ERR_FAILED|reported|page error/)
  })

  test('never flashes on the way to another address', async ({ openApp }) => {
    const { page, url } = await openApp()
    await page.addInitScript(() => {
      const look = (): void => {
        const landing = document.getElementById('landing')
        if (landing?.checkVisibility()) document.documentElement.dataset['flashed'] = 'yes'
        requestAnimationFrame(look)
      }
      look()
    })
    await page.goto(`${url}/SignIn`)
    await page
      .getByRole('heading', { level: 1, name: textsOf('en')('auth:signIn.title') })
      .waitFor()
    expect(await page.locator('html').getAttribute('data-flashed')).toBeNull()
    // The panel may be painted before the font has loaded: a word at the right edge then moves by a
    // few pixels.
    expect(await layoutShift(page)).toBeLessThan(0.0005)
  })
})
