import { expect } from 'vitest'
import { test } from '@tests/fixtures/browser/test-app'
import { textsOf } from '@tests/fixtures/browser/texts'
import {
  beginToKeep,
  keptCaches,
  openPathToKeep,
  seesItKept,
} from '@tests/fixtures/journey/kept-skill'
import { hashed } from '@tests/fixtures/stored'

const t = textsOf('en')

test(
  'a full device is said, nothing half kept stays, and with more room it goes on',
  { timeout: 120_000 },
  async ({ openApp }) => {
    const app = await openApp({ serviceWorker: true })
    const { page } = app
    const journey = await openPathToKeep(app)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
    const browser = await page.context().newCDPSession(page)
    // There is room for two films.
    const { usage } = await browser.send('Storage.getUsageAndQuota', { origin: app.url })
    await browser.send('Storage.overrideQuotaForOrigin', {
      origin: app.url,
      quotaSize: usage + 300_000,
    })
    await beginToKeep(journey)
    await page.getByText(t('kept-skills:failed.full')).waitFor()
    expect(await keptCaches(page)).toEqual([])
    expect(
      await page.evaluate(
        (key) => localStorage.getItem(key) ?? '[]',
        hashed('keptSkills_lucia@example.com'),
      ),
    ).toBe('[]')
    await page.getByRole('button', { name: t('kept-skills:notNow'), exact: true }).click()
    await page.getByRole('button', { name: t('learning-path:keep') }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: t('learning-path:keep') }).waitFor()

    await browser.send('Storage.overrideQuotaForOrigin', { origin: app.url })
    await beginToKeep(journey)
    await seesItKept(journey)
    expect(await keptCaches(page)).toHaveLength(1)
  },
)
