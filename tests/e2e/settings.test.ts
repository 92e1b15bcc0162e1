import { expect } from 'vitest'
import { buildApp } from '@/build/build-app'
import { expectNoAxeViolations } from '@tests/fixtures/browser/axe'
import { testOn } from '@tests/fixtures/browser/test-app'
import { landingTexts } from '@tests/fixtures/browser/texts'

const test = testOn(() => ({
  folder: buildApp('main', { VITE_API_BASE_URL: 'api.example.org' }),
  apiBaseUrl: 'https://api.norte.example',
}))

test('a build with a malformed address names the setting instead of a white page', async ({
  openApp,
}) => {
  const { page, url } = await openApp()
  await page.goto(`${url}/SignIn`)
  const alert = page.getByRole('alert')
  await alert.getByText(landingTexts('en').badSettings).waitFor()
  expect(await alert.innerText()).toContain('VITE_API_BASE_URL')
  await expectNoAxeViolations(page, 'the message about settings')
})
