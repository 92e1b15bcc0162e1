import { expect } from 'vitest'
import { forgive, test } from '@tests/fixtures/browser/outages'
import { textsOf } from '@tests/fixtures/browser/texts'

const t = textsOf('en')

test('a host can switch the service worker off: its caches are deleted, and pages come from the host', async ({
  openApp,
  hosts,
  problems,
}) => {
  const { page, url } = await openApp({ serviceWorker: true })
  const title = page.getByRole('heading', { level: 1, name: t('help:title') })
  const newScript = page.locator('script[src*="-next.js"]').first()
  const open = async () => {
    await page.goto(`${url}/help`)
    await title.waitFor()
  }
  const whatIsKept = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    }))
  await open()
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  expect(await whatIsKept()).toMatchObject({ workers: 1, caches: [expect.any(String)] })

  hosts.switchWorkerOff()
  await open()
  expect(await newScript.count()).toBe(0)
  await expect.poll(whatIsKept, { timeout: 20_000 }).toEqual({ workers: 0, caches: [] })

  for (const _visit of ['the next one', 'one after the app has asked for the worker again']) {
    await open()
    expect(await newScript.count()).toBe(1)
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    await page.waitForTimeout(4000)
    expect(await whatIsKept()).toEqual({ workers: 0, caches: [] })
  }
  forgive(problems, /status of 404|Failed to fetch dynamically imported module/)
})
