import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { buildApp } from '@/build/build-app'
import { serveBuild } from '@/build/static-server'
import en from '@locales/en/qa.json'
import es from '@locales/es/qa.json'
import { apiBaseUrl } from '@tests/fixtures/browser/api-address'
import { expectNoAxeViolations } from '@tests/fixtures/browser/axe'
import { onHost } from '@tests/fixtures/browser/full-build'
import { signInOn } from '@tests/fixtures/browser/sign-in-on'
import { test as base } from '@tests/fixtures/browser/test-app'
import { textsOf } from '@tests/fixtures/browser/texts'

/** `test` with a QA build on the staging host. */
const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern
  app: async ({}, provide) => {
    const folder = buildApp('staging', { VITE_API_BASE_URL: apiBaseUrl })
    const server = await serveBuild({ folder, apiBaseUrl })
    await provide({ url: onHost(server.url, 'app-stg'), alsoKnown: [server.url] })
    await server.close()
  },
})

const t = textsOf('en')

async function openPanel(page: Page, texts = en) {
  await page.keyboard.press('Alt+Shift+Q')
  const panel = page.getByRole('dialog', { name: texts.title })
  await panel.waitFor()
  return panel
}

const strip = (page: Page, texts = en) => page.getByRole('complementary', { name: texts.title })

describe('the QA panel', () => {
  test(
    'makes calls fail, shows that it does, and copies a report without personal data',
    { timeout: 120_000 },
    async ({ openApp }) => {
      const { page, url } = await openApp()
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url })
      await signInOn({ page, url }, 'sam')
      const stored = await page.evaluate(() => Object.keys(localStorage).sort())

      const panel = await openPanel(page)
      await expectNoAxeViolations(page, 'QA panel')
      await panel.getByRole('radio', { name: en.failure['500'] }).check()
      await page.keyboard.press('Escape')
      await strip(page).getByText('QA: 500.').waitFor()
      await expectNoAxeViolations(page, 'QA strip')

      // The failure applies to the first calls after a reload, too.
      await page.reload()
      await strip(page).getByText('QA: 500.').waitFor()
      await page.getByRole('heading', { name: t('common:ui.error.title') }).waitFor()

      await openPanel(page)
      await panel.getByRole('button', { name: en.report.copy }).click()
      await panel.getByText(en.report.copied).waitFor()
      const report = await page.evaluate(() => navigator.clipboard.readText())
      const token = await page.evaluate(
        () => (localStorage.getItem('accessToken') ?? sessionStorage.getItem('accessToken')) || '',
      )
      expect(token).not.toBe('')
      expect(report).toMatch(/^GET {2}\/api\/skill-map\S* {2}500 \(switch: 500\) {2}\d+ ms$/m)
      expect(report).toMatch(/^Build: \d/m)
      expect(report).toMatch(/^Screen: \/skillmap$/m)
      expect(report).not.toContain(token)
      expect(report).not.toMatch(/@|sam\.r|Bearer/)

      await page.keyboard.press('Escape')
      await strip(page).getByRole('button', { name: en.failure.off }).click()
      await strip(page).waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: t('common:ui.retry') }).click()
      await page.getByRole('heading', { level: 1, name: t('skill-map:title') }).waitFor()
      const after = await page.evaluate(() => Object.keys(localStorage).sort())
      expect(after).toEqual(stored)
    },
  )

  test('opens on the landing, traps the keyboard focus, and fits a narrow window', async ({
    openApp,
  }) => {
    const { page, url } = await openApp({
      viewport: { width: 320, height: 640 },
      locale: 'es-MX',
      colorScheme: 'dark',
    })
    await page.goto(url)
    // The landing prefetches the app with the panel once the network is idle.
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(2000)
    await page.waitForLoadState('networkidle')
    const panel = await openPanel(page, es)
    await expectNoAxeViolations(page, 'QA panel, dark, narrow')
    const overflow = await panel.evaluate((one) => one.scrollWidth - one.clientWidth)
    expect(overflow).toBe(0)
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let presses = 0; presses < 12; presses += 1) {
        await page.keyboard.press(key)
        const inside = await page.evaluate(() => document.activeElement?.closest('dialog') !== null)
        expect(inside, `after ${key}`).toBe(true)
      }
    }
    await panel.getByRole('radio', { name: es.failure.empty }).check()
    await page.keyboard.press('Escape')
    await strip(page, es).getByText(`QA: ${es.failure.names.empty}.`).waitFor()
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(sideways).toBeLessThanOrEqual(0)
  })
})
