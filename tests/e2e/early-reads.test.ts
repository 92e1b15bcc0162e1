import type { Page, Request } from 'playwright-core'
import { describe, expect } from 'vitest'
import { earlyReads } from '@/config/early-reads'
import { paths } from '@/config/paths'
import { openAt } from '@tests/fixtures/browser/open-at'
import { test } from '@tests/fixtures/browser/test-app'

/** Keeps the app's first file back until somebody lets it come; gathers what is asked of the backend. */
async function holdTheApp(page: Page, apiPath: string) {
  let letCome = () => {}
  const held = new Promise<void>((resolve) => (letCome = resolve))
  await page.route(/\/assets\/index-[\w-]+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  const asked: Request[] = []
  page.on('request', (request) => {
    if (request.url().includes(apiPath)) asked.push(request)
  })
  return { letCome, asked }
}

describe('what a screen asks first', () => {
  test.for([
    ['the map', { address: paths.skillMap }, earlyReads[paths.skillMap]],
    [
      'a path',
      { address: paths.learningPath, state: { skillId: 11 } },
      `${earlyReads[paths.learningPath]}11`,
    ],
  ] as const)(
    'is on its way before any script file, and is sent once: %s',
    async ([, place, apiPath = ''], { openApp, problems }) => {
      const app = await openApp()
      const { page } = app
      await openAt(app, 'sam', place)
      await page.locator('.react-flow__node').first().waitFor()
      const { letCome, asked } = await holdTheApp(page, apiPath)
      await page.reload({ waitUntil: 'commit' })
      await expect.poll(() => asked.length, { timeout: 20_000 }).toBe(1)
      expect(await asked[0]?.response().then((response) => response?.status())).toBe(200)

      letCome()
      await page.locator('.react-flow__node').first().waitFor()
      expect(asked).toHaveLength(1)
      expect(problems).toEqual([])
    },
  )

  test('is not sent with a session that has run out', async ({ openApp }) => {
    const app = await openApp()
    const { page } = app
    await openAt(app, 'sam', { address: paths.skillMap })
    await page.locator('.react-flow__node').first().waitFor()
    await page.evaluate(() => {
      for (const area of [localStorage, sessionStorage]) {
        if (area.getItem('accessToken')) area.setItem('expiresAt', '2020-01-01T00:00:00.000Z')
      }
    })
    const { letCome, asked } = await holdTheApp(page, earlyReads[paths.skillMap] ?? '')
    await page.reload({ waitUntil: 'commit' })
    letCome()
    await page.getByRole('textbox').first().waitFor()
    expect(asked).toEqual([])
  })
})
