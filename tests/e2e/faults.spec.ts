import { expect, test, watchToTheEnd } from '../support/e2e'

const video = '/learningpath/recipe?skill=11&type=video&module=1001&step=101'
const refusal = (status: number) => ({
  status,
  headers: { 'access-control-allow-origin': '*' },
  json: { message: 'No' },
})

test('a connection that is lost in the middle of a lesson is said at once, and the next press saves', async ({
  page,
  context,
  openAs,
}) => {
  await openAs('lucia', video)
  await watchToTheEnd(page)
  const goOn = page.getByRole('button', { name: 'Continue', exact: true })
  await expect(goOn).not.toHaveAttribute('aria-disabled')
  await context.setOffline(true)
  await page.route('**/update-state', (route) => route.abort())
  await goOn.click()
  await expect(page.getByText('No internet.')).toBeVisible()
  await expect(page.getByText(/^Your lesson may not be saved/)).toBeVisible()
  await context.setOffline(false)
  await page.unroute('**/update-state')
  await expect(page.getByText('No internet.')).toBeHidden()
  await goOn.click()
  await expect(page.getByText('Question 1 of 3')).toBeVisible()
})

test('a screen that is opened without a network comes by itself when it is back', async ({
  page,
  context,
  openAs,
}) => {
  await openAs('sam', '/skillmap')
  await expect(page.getByRole('heading', { name: 'Your skill map' })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Skill selection' }).click()
  await expect(page.getByText('No internet right now')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Choose your skills' })).toBeVisible()
})

test('a style sheet that does not load is said, and Reload brings the screen', async ({
  page,
  openAs,
}) => {
  await openAs('sam', '/feedback')
  const back = page.getByRole('link', { name: 'Back to the skill map' })
  await expect(back).toBeVisible()
  await page.route('**/assets/*.css', (route) => route.abort())
  await back.click()
  await expect(page.getByText(/^A part of this page did not load/)).toBeVisible()
  await page.unroute('**/assets/*.css')
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page.getByRole('heading', { name: 'Your skill map' })).toBeVisible()
})

test('a session that ends in the middle of a lesson brings the learner back to it', async ({
  page,
}) => {
  const signIn = async () => {
    await page.getByLabel('E-mail').fill('lucia@example.com')
    await page.getByLabel('Password', { exact: true }).fill('Norte2026')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  }
  await page.goto('/SignIn')
  await signIn()
  await expect(page).toHaveURL('/skillmap')
  await page.goto(video)
  await watchToTheEnd(page)
  await page.route('**/update-state', (route) => route.fulfill(refusal(401)))
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByText('Your session has expired. Please sign in again.')).toBeVisible()
  await page.unroute('**/update-state')
  await signIn()
  await expect(page).toHaveURL(/module=1001/)
  await expect(page.locator('video')).toBeVisible()
})

test('an answer that takes 12 seconds is awaited, and the wait is named after 8', async ({
  page,
  openAs,
}) => {
  await page.clock.install()
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  let requests = 0
  await page.route('**/api/skill-map/with-selection', async (route) => {
    requests += 1
    await held
    await route.fallback()
  })
  await openAs('sam', '/skillmap')
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
  await page.clock.runFor(8500)
  await expect(page.getByText('Still loading. Your internet may be slow.')).toBeVisible()
  await page.clock.runFor(4000)
  expect(requests).toBe(1)
  answer()
  await expect(page.getByRole('heading', { name: 'Your skill map' })).toBeVisible()
})
