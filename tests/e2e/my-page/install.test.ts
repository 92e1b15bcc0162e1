import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '@tests/fixtures/browser/test-app'
import { landingTexts } from '@tests/fixtures/browser/texts'

/** The manifest as the browser parses it. */
async function manifestOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { url, errors, data = '{}' } = await session.send('Page.getAppManifest')
  await session.detach()
  return { path: new URL(url).pathname, errors, manifest: JSON.parse(data) }
}

test('the browser accepts the manifest of the page’s language without errors', async ({
  openApp,
}) => {
  const { page, url } = await openApp({ locale: 'es-MX' })
  await page.goto(url)
  const spanish = await manifestOf(page)
  expect([spanish.path, spanish.errors]).toEqual(['/manifest.es.webmanifest', []])
  const names = (texts: ReturnType<typeof landingTexts>) => [
    texts.shortcutContinue,
    texts.shortcutMyPage,
  ]
  const named = (manifest: { shortcuts: { name: string }[] }) =>
    manifest.shortcuts.map(({ name }) => name)
  expect(named(spanish.manifest)).toEqual(names(landingTexts('es')))

  await page.getByRole('button', { name: 'English' }).click()
  // The click may come before hydration; the manifest then changes once the app has loaded.
  await expect
    .poll(async () => (await manifestOf(page)).path, { timeout: 15_000 })
    .toBe('/manifest.en.webmanifest')
  const english = await manifestOf(page)
  expect([english.path, english.errors]).toEqual(['/manifest.en.webmanifest', []])
  expect(named(english.manifest)).toEqual(names(landingTexts('en')))
  for (const { src } of english.manifest.screenshots) {
    const answer = await page.request.get(url + src)
    expect(answer.headers()['content-type']).toBe('image/png')
  }

  await page.goto(`${url}/SignIn`)
  expect((await manifestOf(page)).path).toBe('/manifest.en.webmanifest')
})
