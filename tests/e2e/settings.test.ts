import { describe, expect } from 'vitest'
import { buildApp } from '@/build/build-app'
import { expectNoAxeViolations } from './support/axe'
import { test as base } from './support/test-app'
import { landingTexts } from './support/texts'

const withAddress = (apiBaseUrl: string) =>
  base.extend({
    // oxlint-disable-next-line no-empty-pattern
    build: async ({}, lend) => {
      const folder = buildApp('main', 'e2e-settings', { VITE_API_BASE_URL: apiBaseUrl })
      await lend({ folder, apiBaseUrl: 'http://127.0.0.1:0' })
    },
  })

describe.each([
  ['missing', ''],
  ['malformed', 'api.example.org'],
])('a build whose API address is %s', (_what, apiBaseUrl) => {
  withAddress(apiBaseUrl)('names the setting instead of a white page', async ({ openApp }) => {
    const { page, url } = await openApp()
    await page.goto(`${url}/SignIn`)
    const alert = page.getByRole('alert')
    await alert.getByText(landingTexts.en.badSettings).waitFor()
    expect(await alert.innerText()).toContain('VITE_API_BASE_URL')
    await expectNoAxeViolations(page, 'the message about settings')
  })
})
