import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { forgive } from '@tests/fixtures/browser/outages'
import { test } from '@tests/fixtures/browser/test-app'
import { landingTexts, textsOf } from '@tests/fixtures/browser/texts'

const t = textsOf('en')

/**
 * Simulates a browser extension: it inserts a module first in the head of every page, and its file
 * fails to load.
 */
async function addExtension(page: Page): Promise<void> {
  const script = '<script type="module" src="chrome-extension://none/content.js"></script>'
  await page.route(
    (url) => !url.pathname.includes('.'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue()
      const response = await route.fetch()
      const body = (await response.text()).replace('<head>', `<head>${script}`)
      return route.fulfill({ response, body })
    },
  )
}

test('an extension’s failing script is no failure of the app', async ({ openApp, problems }) => {
  const { page, url } = await openApp()
  await addExtension(page)
  await page.goto(`${url}/SignIn`, { waitUntil: 'networkidle' })
  await page.locator('script[src^="chrome-extension:"]').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: t('auth:signIn.submit'), exact: true }).waitFor()
  expect(await page.getByText(landingTexts('en').failed).isVisible()).toBe(false)
  forgive(problems, /chrome-extension/)
})

test('an extension’s script in the head is no new version of the app', async ({
  openApp,
  problems,
}) => {
  const { page, url } = await openApp()
  await page.clock.install()
  await addExtension(page)
  await page.goto(`${url}/SignIn`, { waitUntil: 'networkidle' })
  const asked = page.waitForResponse(`${url}/index.html`)
  await page.clock.fastForward(61 * 60 * 1000)
  await (await asked).finished()
  await page.waitForTimeout(500)
  expect(await page.getByText(t('common:shell.newVersion.title')).count()).toBe(0)
  forgive(problems, /chrome-extension/)
})
