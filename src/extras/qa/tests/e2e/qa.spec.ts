import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildApp } from '@/build/build-app'
import { paths } from '@/config/paths'
import { apiBaseUrl } from '@tests/fixtures/browser/api-address'
import { serveBuild } from '@tests/fixtures/browser/static-server'
import { expect, forgive, test as base } from '@tests/fixtures/browser/test'
import { landingTexts, partsOf } from '@tests/fixtures/browser/texts'
import type texts from '../../texts/en.json'

const [en, es] = ['en', 'es'].map((language) => partsOf(language)['qa'] as typeof texts)
if (!en || !es) throw new Error('The guest has no texts')

const settings = { VITE_API_BASE_URL: apiBaseUrl }
const scriptsOf = (folder: string) =>
  readdirSync(join(folder, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, 'assets', name), 'utf8'))
    .join('\n')

/** `test` with a build for testers. */
const test = base.extend<object, { forTesters: string }>({
  forTesters: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const folder = buildApp('staging', settings)
      const server = await serveBuild({ folder, apiBaseUrl })
      await provide(server.url)
      await server.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ forTesters }, provide) => provide(forTesters),
})
test.describe.configure({ mode: 'serial' })

test('a build for learners contains nothing of it', () => {
  // One mark of each file: the keys, the record of calls, the panel.
  const marks = ['KeyQ', en.calls, es.calls]
  const found = (scripts: string) => marks.filter((mark) => scripts.includes(mark))
  expect(found(scriptsOf(buildApp('staging', settings)))).toEqual(marks)
  expect(found(scriptsOf(process.env['NORTE_FOLDER'] ?? ''))).toEqual([])
})

test('a tester copies the last calls by keyboard', async ({ page, context, openAt, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL ?? '' })
  await openAt('sam', { address: paths.skillMap })
  await page.locator('.react-flow__node').first().waitFor()
  await page.keyboard.press('Alt+Shift+Q')
  const panel = page.getByRole('dialog', { name: en.title })
  await panel.getByText(/^GET \/api\/skill-map\S* 200 \d+ ms$/).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await panel.getByText(en.copied).waitFor()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toMatch(/^Build: \d/m)
  expect(text).not.toMatch(/@|sam\.r|Bearer|eyJ/)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
})

test('it opens though the app has not started, and fits a narrow window', async ({
  page,
  problems,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.route(/\/assets\/SignInScreen-[\w-]+\.js$/, (route) => route.abort())
  await page.goto(paths.signIn)
  await page.getByText(landingTexts('en').failed).waitFor()
  await page.keyboard.press('Alt+Shift+Q')
  const panel = page.getByRole('dialog', { name: en.title })
  await panel.waitFor()
  expect(await panel.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
  forgive(problems, /ERR_FAILED|Failed to fetch|console error|page error/)
})
