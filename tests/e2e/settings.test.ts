import { describe, expect } from 'vitest'
import { buildApp } from '@/build/build-app'
import { expectNoAxeViolations } from '@tests/fixtures/browser/axe'
import { testOn } from '@tests/fixtures/browser/test-app'
import { landingTexts } from '@tests/fixtures/browser/texts'

const buildWith = (apiBaseUrl: string) => () => ({
  folder: buildApp('main', { VITE_API_BASE_URL: apiBaseUrl }),
  apiBaseUrl: 'https://api.norte.example',
})

describe.each([
  ['missing', ''],
  ['malformed', 'api.example.org'],
])('a build whose API address is %s', (_what, apiBaseUrl) => {
  testOn(buildWith(apiBaseUrl))(
    'names the setting instead of a white page',
    async ({ openApp }) => {
      const { page, url } = await openApp()
      await page.goto(`${url}/SignIn`)
      const alert = page.getByRole('alert')
      await alert.getByText(landingTexts('en').badSettings).waitFor()
      expect(await alert.innerText()).toContain('VITE_API_BASE_URL')
      await expectNoAxeViolations(page, 'the message about settings')
    },
  )
})
