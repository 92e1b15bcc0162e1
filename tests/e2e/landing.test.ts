import { describe, expect } from 'vitest'
import { expectNoAxeViolations } from '@tests/fixtures/browser/axe'
import { layoutShift } from '@tests/fixtures/browser/layout-shift'
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
    'shows its words and its picture before any script file, %s',
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
      const picture = await page.locator('#landing .picture svg').boundingBox()
      expect(picture?.width).toBeGreaterThan(300)
      const paints = await page.evaluate(() =>
        performance.getEntriesByType('paint').map(({ name }) => name),
      )
      expect(paints).toContain('first-contentful-paint')
      expect(asked).toBeGreaterThan(0)
      expect(problems).toEqual([])
    },
  )

  test('asks for its own font once its words are there, and then wears it', async ({ openApp }) => {
    const { page, url } = await openApp({ locale: 'en-GB' })
    await page.goto(url)
    const family = (name: string) => `Atkinson Hyperlegible Next ${name}`
    await page.waitForFunction(
      (own) =>
        [...document.fonts].some((face) => face.family.includes(own) && face.status === 'loaded'),
      family('Variable'),
    )
    const { worn, painted, asked } = await page.evaluate(() => ({
      worn: getComputedStyle(document.body).fontFamily,
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      asked: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')),
    }))
    expect(worn.startsWith(`"${family('Variable')}"`)).toBe(true)
    expect(asked).not.toEqual([])
    // The browser tells when it painted in steps of some milliseconds.
    for (const { startTime } of asked) expect(startTime).toBeGreaterThan((painted ?? Infinity) - 10)
  })

  test('is there in English, with a way on, where scripts are switched off', async ({
    openApp,
  }) => {
    const { page, url } = await openApp({ javaScript: false })
    await page.goto(url)
    await page.getByRole('heading', { level: 1, name: landingTexts('en').title }).waitFor()
    const start = page.getByRole('link', { name: landingTexts('en').getStarted })
    expect(await start.getAttribute('href')).toBe('/SignIn')
  })

  test.for(visitors)(
    'does not move while the app arrives behind it, %s',
    async ([, language, visitor], { openApp }) => {
      const { page, url } = await openApp(visitor)
      await page.goto(url)
      await page.waitForLoadState('networkidle')
      await page.getByRole('heading', { level: 1, name: landingTexts(language).title }).waitFor()
      // A word at the right edge may move by a few pixels when the font comes.
      expect(await layoutShift(page)).toBeLessThan(0.0005)
      await expectNoAxeViolations(page, 'the landing page')
    },
  )

  test('changes its language on the spot and keeps the choice', async ({ openApp }) => {
    const { page, url } = await openApp({ locale: 'en-GB' })
    await page.goto(url)
    await page.getByRole('button', { name: 'Español' }).click()
    await page.getByRole('heading', { name: landingTexts('es').title }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: landingTexts('es').title }).waitFor()
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('es')
  })

  test('is never seen on the way to another address', async ({ openApp }) => {
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
    // The panel is painted before the font may be here: a word at the right edge then moves by a few pixels.
    expect(await layoutShift(page)).toBeLessThan(0.0005)
  })
})
