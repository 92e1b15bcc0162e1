import { expect, test, type Page } from '../support/e2e'
import { forbidStorage } from '../support/forbid-storage'

for (const [host, label] of [
  ['app-dev.localhost', 'DEVELOP'],
  ['app-stg.localhost', 'STAGING'],
] as const) {
  test(`${host} says ${label} at the top center of the landing and of sign-in`, async ({
    page,
  }) => {
    for (const path of ['/', '/SignIn']) {
      await page.goto(`http://${host}:4174${path}`)
      const banner = page.getByText(label, { exact: true })
      await expect(banner).toBeVisible()
      const box = await banner.boundingBox()
      expect(box?.y).toBe(0)
      expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(640, -1)
    }
  })
}

test('the landing is there before any script, in the language of the visitor, and does not move @both', async ({
  page,
  t,
}) => {
  await page.route('**/assets/*.js', () => {})
  await page.goto('/', { waitUntil: 'commit' })
  const title = page.getByRole('heading', { name: t('landing.title') })
  const start = page.getByRole('link', { name: t('landing.getStarted') })
  await expect(title).toBeVisible()
  await expect(start).toHaveAttribute('href', '/SignIn')
  const fontsAreThere = () => page.evaluate(async () => void (await document.fonts.ready))
  await fontsAreThere()
  const before = [await title.boundingBox(), await start.boundingBox()]
  await page.unroute('**/assets/*.js')
  await page.reload()
  await expect(page.getByRole('button')).toBeVisible()
  await fontsAreThere()
  expect([await title.boundingBox(), await start.boundingBox()]).toEqual(before)
})

/** No other file than the page comes; it has painted nevertheless. */
async function paintAlone(page: Page, path: string) {
  await page.route('**/assets/**', () => {})
  await page.goto(path, { waitUntil: 'commit' })
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBeGreaterThan(0)
}

test('the landing paints from the page alone, as the browser likes it, also without storage @both', async ({
  page,
  t,
  colorScheme,
}) => {
  await forbidStorage(page)
  await paintAlone(page, '/')
  await expect(page.getByRole('heading', { name: t('landing.title') })).toBeVisible()
  const sky = colorScheme === 'dark' ? 'rgb(10, 24, 38)' : 'rgb(220, 238, 250)'
  await expect(page.locator('.landing')).toHaveCSS('background-color', sky)
})

test('another address paints Loading and nothing of the landing from the page alone', async ({
  page,
}) => {
  await paintAlone(page, '/SignIn')
  await expect(page.getByText('Loading…')).toBeVisible()
  await expect(page.getByText('Ready to Start Your Journey?')).toBeHidden()
})

test('the landing leads who is signed in on, from the page alone, also without Remember me', async ({
  page,
}) => {
  await paintAlone(page, '/')
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
  await page.evaluate(() => {
    localStorage.setItem('lastLearner', 'sam')
    sessionStorage.setItem('accessToken', 'of sam')
  })
  await paintAlone(page, '/')
  await expect(page.getByRole('link', { name: 'Continue learning' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeHidden()
})

test('the menu keeps the focus, closes by Escape and gives it back', async ({ page, openAs }) => {
  await openAs('sam', '/skillmap')
  const opener = page.getByRole('button', { name: 'Menu' })
  await opener.press('Enter')
  const menu = page.getByRole('dialog')
  await expect(menu.getByRole('heading').first()).toBeFocused()
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await menu.evaluate((one) => one.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the survey runs in a frame that reads nothing of the session, and sends once', async ({
  page,
  openAs,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/survey/answers')) sent.push(request.postData() ?? '')
  })
  await openAs('sam', '/feedback')
  const survey = page.frameLocator('iframe')
  await survey.getByLabel('What do you like?').fill('The ships')
  const frame = page.frames().find((one) => one.url().includes('/survey/'))
  expect(await frame?.evaluate(() => self.origin)).toBe('null')
  await survey.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toContain('The ships')
})

test('Google’s own button signs in', async ({ page }) => {
  await page.goto('/SignIn')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  const payload = Buffer.from(JSON.stringify({ email: 'sam@example.com' })).toString('base64url')
  await page.evaluate((credential) => {
    const choose: unknown = Reflect.get(window, 'chooseGoogleAccount')
    if (typeof choose === 'function') choose(credential)
  }, `header.${payload}.signature`)
  await expect(page.getByRole('heading', { name: 'Your skill map' })).toBeVisible()
})

test('the screens that no other test opens break no policy either', async ({ page }) => {
  for (const path of ['/forgot-password', '/reset-password?token=x']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
})

test('a tab keeps nothing of its learner when another one signs in in a second tab', async ({
  page,
  context,
  t,
}) => {
  const signIn = async (tab: Page, email: string, remember: boolean) => {
    await tab.goto('/SignIn')
    await tab.getByLabel(t('auth.signIn.email'), { exact: true }).fill(email)
    await tab.getByLabel(t('auth.signIn.password'), { exact: true }).fill('Norte2026')
    await tab.getByRole('checkbox').setChecked(remember)
    await tab.getByRole('button', { name: t('auth.signIn.submit'), exact: true }).click()
    await tab.waitForURL('**/skillmap')
  }
  const stored = () => page.evaluate(() => Object.keys(sessionStorage))
  await signIn(page, 'sam@example.com', false)
  await page.goto('/skill-selection')
  await page.getByRole('checkbox').first().click()
  expect(await stored()).toContain('selectedSkills')

  const other = await context.newPage()
  await signIn(other, 'ana@example.com', true)
  await page.bringToFront()
  await expect.poll(stored).not.toContain('selectedSkills')
  await other.reload()
  await expect(other).toHaveURL(/skillmap/)
  await expect(other.getByRole('button', { name: t('shell.signOut') })).toBeVisible()
})
