import { createServer, type ServerResponse } from 'node:http'
import { inject } from 'vitest'
import { apiBaseUrl } from '@tests/fixtures/browser/api-address'
import { listen } from '@tests/fixtures/browser/listen'
import { forgive } from '@tests/fixtures/browser/outages'
import { serveBuild } from '@tests/fixtures/browser/static-server'
import { test as base } from '@tests/fixtures/browser/test-app'
import { textsOf } from '@tests/fixtures/browser/texts'

const t = textsOf('en')
const survey = /^\/assets\/SurveyScreen-[\w-]+\.js$/

type Host = {
  /** Whether it sends the app's page with status 200 in place of the survey's script. */
  losesSurvey: boolean
}

/** `test` with a host that may send its page in place of a script. */
const test = base.extend<{ host: Host; app: { url: string } }>({
  // oxlint-disable-next-line no-empty-pattern
  host: async ({}, provide) => provide({ losesSurvey: true }),
  app: async ({ host }, provide) => {
    const careful = await serveBuild({ folder: inject('mainBuild'), apiBaseUrl })
    const server = createServer(({ url: path = '/' }, response) => {
      const isLost = host.losesSurvey && survey.test(path)
      void passOn(careful.url + (isLost ? '/' : path), response)
    })
    const careless = await listen(server)
    await provide({ url: careless.url })
    await careless.close()
    await careful.close()
  },
})

/** Forwards the response of another host. */
async function passOn(url: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(url)
  const headers = new Headers(answer.headers)
  // fetch has decoded the body already, so these headers no longer fit.
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection']) {
    headers.delete(name)
  }
  response.writeHead(answer.status, Object.fromEntries(headers))
  response.end(Buffer.from(await answer.arrayBuffer()))
}

test('behind such a host a screen whose script is lost says so, and opens once it is there', async ({
  openApp,
  host,
  problems,
}) => {
  const { page, url } = await openApp()
  await page.goto(`${url}/feedback`)
  await page.getByText(t('common:ui.crash.part')).waitFor()
  host.losesSurvey = false
  await page.getByRole('button', { name: t('common:ui.crash.reload') }).click()
  await page.getByRole('heading', { level: 1, name: t('survey:title') }).waitFor()
  forgive(problems, /MIME type|dynamically imported|reported|page error/)
})
