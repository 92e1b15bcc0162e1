import axe from 'axe-core'
import type { Frame, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { apiBaseUrl } from '@tests/fixtures/browser/api-address'
import { expectNoAxeViolations } from '@tests/fixtures/browser/axe'
import { test } from '@tests/fixtures/browser/full-app'
import { textsOf } from '@tests/fixtures/browser/texts'

const en = textsOf('en')
const form = (page: Page) => page.frameLocator('iframe[src^="/survey/"]')

function surveyFrame(page: Page): Frame {
  const frame = page.frames().find((one) => one.url().includes('/survey/frame.html'))
  if (!frame) throw new Error('The page has no frame with the survey')
  return frame
}

async function openSurvey(page: Page, url: string) {
  await page.goto(`${url}/feedback`)
  await form(page).getByLabel('What do you like?').waitFor()
}

describe('the survey', () => {
  // [7.25.2]
  test('is filled in by keyboard alone, sent once, and confirmed', async ({ openApp }) => {
    const { page, url } = await openApp()
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/survey/answers')) sent.push(request.postData() ?? '')
    })
    await openSurvey(page, url)
    await expectNoAxeViolations(page, 'feedback')
    // Tab moves the focus from the page into the frame.
    await page.getByRole('link', { name: en('survey:backSignedOut') }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.type('The ships')
    await form(page).getByRole('button', { name: 'Send' }).press('Enter')
    const thanks = page.getByRole('heading', { name: en('survey:thanks.title') })
    await thanks.waitFor()
    expect(await thanks.evaluate((one) => one === document.activeElement)).toBe(true)
    expect(sent).toHaveLength(1)
    expect(sent[0]).toContain('The ships')
    await expectNoAxeViolations(page, 'feedback, sent')
  })

  test('has no origin: it reaches nothing of the session, and only its form service', async ({
    openApp,
    problems,
  }) => {
    const { page, url } = await openApp()
    await page.goto(url)
    await page.evaluate(() => localStorage.setItem('accessToken', 'secret'))
    await openSurvey(page, url)
    const reached = await surveyFrame(page).evaluate(() => {
      const attempts: (() => unknown)[] = [
        () => localStorage.getItem('accessToken'),
        () => sessionStorage.length,
        () => document.cookie,
        () => parent.localStorage,
        () => parent.document.title,
        () => Reflect.get(parent, 'indexedDB'),
      ]
      return attempts.flatMap((attempt) => {
        try {
          return [String(attempt())]
        } catch {
          return []
        }
      })
    })
    expect(reached).toEqual([])
    expect(await surveyFrame(page).evaluate(() => self.origin)).toBe('null')

    const isRefused = await surveyFrame(page).evaluate(
      (address) =>
        fetch(address).then(
          () => false,
          () => true,
        ),
      `${apiBaseUrl}/api/user/details`,
    )
    expect(isRefused).toBe(true)
    // Chromium logs each blocked request; the test has caused exactly three.
    await expect.poll(() => problems.length).toBe(3)
    expect(problems.filter((one) => !/Content Security Policy|connect-src/.test(one))).toEqual([])
    problems.length = 0

    // Opened directly, the document stays empty and has no origin either.
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.goto(`${url}/survey/frame.html`)
    await page.waitForTimeout(300)
    expect(scripts).toEqual([])
    expect(await page.evaluate(() => self.origin)).toBe('null')
  })

  test('keeps its entries on a language change, fits, and passes axe in dark mode', async ({
    openApp,
  }) => {
    const phone = { viewport: { width: 390, height: 844 }, touch: true } as const
    const { page, url } = await openApp({ ...phone, colorScheme: 'dark' })
    await openSurvey(page, url)
    await form(page).getByLabel('What is hard?').fill('The quiz')
    await page.getByRole('button', { name: /Español/ }).tap()
    expect(await form(page).getByLabel('¿Qué te cuesta?').inputValue()).toBe('The quiz')
    const frame = surveyFrame(page)
    const { inner, outer, language } = {
      ...(await frame.evaluate(() => ({
        inner: document.documentElement.scrollHeight,
        language: document.documentElement.lang,
      }))),
      outer: await page.locator('iframe').evaluate((one) => one.clientHeight),
    }
    expect(language).toBe('es')
    expect(outer).toBeGreaterThanOrEqual(inner)
    await frame.evaluate(axe.source)
    const violations = await frame.evaluate(async () => {
      const run: unknown = Reflect.get(Reflect.get(window, 'axe'), 'run')
      const results: { violations: { id: string }[] } =
        typeof run === 'function'
          ? await run(document, { rules: { 'page-has-heading-one': { enabled: false } } })
          : { violations: [{ id: 'no axe' }] }
      return results.violations.map(({ id }) => id)
    })
    expect(violations).toEqual([])
  })

  test('reports a blocked script or a failed submit, and Retry fixes both', async ({
    openApp,
    problems,
  }) => {
    const { page, url } = await openApp()
    let isBlocked = true
    await page.route('**/survey/fields.js', (route) =>
      isBlocked ? route.abort() : route.continue(),
    )
    await page.goto(`${url}/feedback`)
    await page.getByText(en('survey:blocked.title')).waitFor()
    await expectNoAxeViolations(page, 'feedback, blocked')
    isBlocked = false
    await page.getByRole('button', { name: en('survey:retry') }).click()
    await form(page).getByLabel('What do you like?').waitFor()

    let status = 500
    await page.route('**/survey/answers', (route) =>
      route.fulfill({ status, json: {}, headers: { 'access-control-allow-origin': '*' } }),
    )
    await form(page).getByLabel('What do you like?').fill('The map')
    await form(page).getByRole('button', { name: 'Send' }).click()
    await page.getByText(en('survey:failed.title')).waitFor()
    expect(await form(page).getByLabel('What do you like?').inputValue()).toBe('The map')
    await expectNoAxeViolations(page, 'feedback, not sent')
    status = 200
    await page.getByRole('button', { name: en('survey:retry') }).press('Enter')
    await page.getByRole('heading', { name: en('survey:thanks.title') }).waitFor()
    problems.length = 0
  })

  test('rejects a script with another integrity hash', async ({ openApp, problems }) => {
    const { page, url } = await openApp()
    await page.route('**/survey/words.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: 'window.survey = { words: { en: {} } }',
      }),
    )
    await page.goto(`${url}/feedback`)
    await page.getByText(en('survey:blocked.title')).waitFor()
    problems.length = 0
  })
})
