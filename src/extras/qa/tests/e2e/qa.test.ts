import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject } from 'vitest'
import { buildApp } from '@/build/build-app'
import { apiBaseUrl } from '@tests/fixtures/browser/api-address'
import { expectNoAxeViolations } from '@tests/fixtures/browser/axe'
import { forgive } from '@tests/fixtures/browser/outages'
import { signInOn } from '@tests/fixtures/browser/sign-in-on'
import { serveBuild } from '@tests/fixtures/browser/static-server'
import { test as base } from '@tests/fixtures/browser/test-app'
import { landingTexts } from '@tests/fixtures/browser/texts'
import en from '../../texts/en.json'
import es from '../../texts/es.json'

const staging = () => buildApp('staging', { VITE_API_BASE_URL: apiBaseUrl })

/** `test` with a build for testers. */
const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern
  app: async ({}, provide) => {
    const server = await serveBuild({ folder: staging(), apiBaseUrl })
    await provide({ url: server.url })
    await server.close()
  },
})

/** The scripts of a build that contain a text. */
const scriptsWith = (folder: string, text: string) =>
  readdirSync(join(folder, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .filter((name) => readFileSync(join(folder, 'assets', name), 'utf8').includes(text))

test('a build for learners contains nothing of it', () => {
  // One mark of each file: the keys, the record of calls, the panel.
  // The keys are in the first chunk, the texts in that of the panel.
  const marks = ['KeyQ', en.calls, es.calls]
  const found = (folder: string) => marks.filter((mark) => scriptsWith(folder, mark).length > 0)
  expect(found(staging())).toEqual(marks)
  expect(found(inject('mainBuild'))).toEqual([])
})

test('a tester copies the last calls by keyboard', { timeout: 120_000 }, async ({ openApp }) => {
  const { page, url } = await openApp()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url })
  await signInOn({ page, url }, 'sam')
  const stored = await page.evaluate(() => Object.keys(localStorage).sort())

  await page.keyboard.press('Alt+Shift+Q')
  const panel = page.getByRole('dialog', { name: en.title })
  await panel.getByText(/^GET \/api\/skill-map\S* 200 \d+ ms$/).waitFor()
  await expectNoAxeViolations(page, 'QA')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await panel.getByText(en.copied).waitFor()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toMatch(/^Build: \d/m)
  expect(text).not.toMatch(/@|sam\.r|Bearer|eyJ/)

  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(stored)
})

test('it opens though the app has not started, and fits a narrow window', async ({
  openApp,
  problems,
}) => {
  const { page, url } = await openApp({
    viewport: { width: 320, height: 640 },
    locale: 'es-MX',
    colorScheme: 'dark',
  })
  const lost = /\/assets\/SignInScreen-[\w-]+\.js$/
  await page.route(lost, (route) => route.abort())
  await page.goto(`${url}/SignIn`)
  await page.getByText(landingTexts('es').failed).waitFor()
  await page.keyboard.press('Alt+Shift+Q')
  const panel = page.getByRole('dialog', { name: es.title })
  await panel.waitFor()
  await expectNoAxeViolations(page, 'QA, dark, narrow')
  expect(await panel.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
  forgive(
    problems,
    /ERR_FAILED|Failed to fetch dynamically imported module|console error|page error/,
  )
})
