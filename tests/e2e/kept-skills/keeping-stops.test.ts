import { expect } from 'vitest'
import { forgive } from '@tests/fixtures/browser/outages'
import { test } from '@tests/fixtures/browser/test-app'
import { textsOf } from '@tests/fixtures/browser/texts'
import {
  beginToKeep,
  keptCaches,
  openPathToKeep,
  seesItKept,
  unanswered,
} from '@tests/fixtures/journey/kept-skill'

const t = textsOf('en')

test(
  'keeping that is stopped or loses its network goes on without what is here already',
  { timeout: 120_000 },
  async ({ openApp, problems }) => {
    const app = await openApp({ serviceWorker: true })
    const { page } = app
    const context = page.context()
    const journey = await openPathToKeep(app)
    const films: string[] = []
    context.on('requestfinished', (request) => {
      if (request.method() === 'GET' && request.url().includes('/clips/'))
        films.push(new URL(request.url()).pathname)
    })
    const button = (name: 'stop' | 'goOn') =>
      page.getByRole('button', { name: t(`kept-skills:${name}`), exact: true })

    // As slow as a weak signal: a film takes seconds.
    const network = await context.newCDPSession(page)
    await network.send('Network.enable')
    const speed = (bytes: number) =>
      network.send('Network.emulateNetworkConditions', {
        offline: bytes === 0,
        latency: 0,
        downloadThroughput: bytes || -1,
        uploadThroughput: -1,
      })
    await speed(60_000)
    await beginToKeep(journey)
    await expect.poll(() => films.length, { timeout: 30_000 }).toBe(1)
    await button('stop').click()
    await page.getByText(t('kept-skills:stopped')).waitFor()
    const stopped = films.length

    await button('goOn').click()
    await expect.poll(() => films.length, { timeout: 30_000 }).toBe(stopped + 1)
    // In the middle of the next film.
    await page.waitForRequest(/\/clips\//)
    await page.waitForTimeout(500)
    await speed(0)
    await page.getByText(t('kept-skills:failed.no-answer')).waitFor()
    expect(await keptCaches(page)).toHaveLength(1)

    await speed(-1)
    await button('goOn').click()
    await seesItKept(journey)
    expect(films.length).toBeGreaterThan(2)
    expect(new Set(films).size).toBe(films.length)
    forgive(problems, unanswered)
  },
)
