import { paths } from '@/config/paths'
import { expect, forgive, test, type Frame, type Page } from '@tests/fixtures/browser/test'

test.use({ build: 'full' })

const form = (page: Page) => page.frameLocator('iframe[src^="/survey/"]')
const likes = (page: Page) => form(page).getByLabel('What do you like?')

function frameOf(page: Page): Frame {
  const frame = page.frames().find((one) => one.url().includes('/survey/frame.html'))
  if (!frame) throw new Error('The page has no frame with the survey')
  return frame
}

test('the survey is filled in by keyboard alone, sent once, and confirmed', async ({ page, t }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/survey/answers')) sent.push(request.postData() ?? '')
  })
  await page.goto(paths.feedback)
  await likes(page).waitFor()
  // Tab moves the focus from the page into the frame.
  await page.getByRole('link', { name: t('survey:backSignedOut') }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.type('The ships')
  await form(page).getByRole('button', { name: 'Send' }).press('Enter')
  await expect(page.getByRole('heading', { name: t('survey:thanks.title') })).toBeFocused()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toContain('The ships')
})

test('the survey has no origin: it reaches nothing of the session, and only its form service', async ({
  page,
  problems,
}) => {
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('accessToken', 'secret'))
  await page.goto(paths.feedback)
  await likes(page).waitFor()
  const reached = await frameOf(page).evaluate(() => {
    const attempts: (() => unknown)[] = [
      () => localStorage.getItem('accessToken'),
      () => document.cookie,
      () => parent.localStorage,
      () => parent.document.title,
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
  expect(await frameOf(page).evaluate(() => self.origin)).toBe('null')

  await frameOf(page).evaluate(() => fetch('/', { mode: 'no-cors' }).catch(() => {}))
  expect(problems.join()).toMatch(/connect-src/)
  forgive(problems, /connect-src|Content Security Policy|csp/)
})

test('the survey keeps its entries when the language changes @phone', async ({ page }) => {
  await page.goto(paths.feedback)
  await form(page).getByLabel('What is hard?').fill('The quiz')
  await page.getByRole('button', { name: /Español/ }).click()
  await expect(form(page).getByLabel('¿Qué te cuesta?')).toHaveValue('The quiz')
  const inner = await frameOf(page).evaluate(() => document.documentElement.scrollHeight)
  const outer = await page.locator('iframe').evaluate((one) => one.clientHeight)
  expect(outer).toBeGreaterThanOrEqual(inner)
})

test('a script that is blocked, or is another one, is reported, and Retry loads it', async ({
  page,
  t,
  problems,
}) => {
  const script = '**/survey/words.js'
  for (const answer of ['blocked', 'another'] as const) {
    await page.route(script, (route) =>
      answer === 'blocked'
        ? route.abort()
        : route.fulfill({
            contentType: 'text/javascript',
            headers: { 'access-control-allow-origin': '*' },
            body: 'window.survey = { words: { en: {} } }',
          }),
    )
    await page.goto(paths.feedback)
    await expect(page.getByText(t('survey:blocked.title'))).toBeVisible()
    await page.unroute(script)
  }
  await page.getByRole('button', { name: t('survey:retry') }).click()
  await expect(likes(page)).toBeVisible()
  forgive(problems, /ERR_FAILED|integrity|words\.js/)
})

test('answers that were not saved stay, and Retry sends them', async ({ page, t, problems }) => {
  let status = 500
  await page.route('**/survey/answers', (route) =>
    route.fulfill({ status, json: {}, headers: { 'access-control-allow-origin': '*' } }),
  )
  await page.goto(paths.feedback)
  await likes(page).fill('The map')
  await form(page).getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText(t('survey:failed.title'))).toBeVisible()
  await expect(likes(page)).toHaveValue('The map')
  status = 200
  await page.getByRole('button', { name: t('survey:retry') }).click()
  await expect(page.getByRole('heading', { name: t('survey:thanks.title') })).toBeVisible()
  forgive(problems, /500/)
})
