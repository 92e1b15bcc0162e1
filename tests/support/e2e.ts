import { expect, test as base, type Page, type Route } from '@playwright/test'
import type { TFunction } from 'i18next'
import { getResponse } from 'msw'
import { readFileSync } from 'node:fs'
import { createMockBackend, type MockBackend } from '@/mocks/backend/create-mock-backend'
import { skillFiles } from '@/mocks/curriculum/skill-files'
import { findAccount, openSession } from '@/mocks/database'
import { googleScript, googleScriptText } from '@/mocks/google/google-client'
import { readSheet } from '@/mocks/sheet-files'
import { apiBaseUrl } from './settings'
import { textsIn } from './texts'

export { expect, type Locator, type Page } from '@playwright/test'

const clips = skillFiles('clips')

/** Answers everything that the app asks of its backend's host. */
async function answer(backend: MockBackend, route: Route): Promise<void> {
  const request = route.request()
  const { pathname } = new URL(request.url())
  const [, folder = '', name = ''] = pathname.split('/')
  if (folder === 'clips') return sendVideo(route, clips.get(name) ?? '')
  const headers = { 'access-control-allow-origin': '*' }
  if (pathname === '/survey/answers') return route.fulfill({ headers, json: { ok: true } })
  if (folder === 'survey') {
    const body = readFileSync(`src/mocks/survey/${name}`, 'utf8')
    return route.fulfill({ headers, contentType: 'text/javascript', body })
  }
  const response = await getResponse(
    backend.handlers,
    new Request(request.url(), {
      method: request.method(),
      headers: await request.allHeaders(),
      body: request.postData(),
    }),
  )
  if (!response) return route.fulfill({ headers, status: 404 })
  return route.fulfill({
    status: response.status,
    headers: { ...Object.fromEntries(response.headers), ...headers },
    body: Buffer.from(await response.arrayBuffer()),
  })
}

/** Sends the part of a video that the player asks for: it seeks only where it can ask for parts. */
function sendVideo(route: Route, path: string): Promise<void> {
  const video = readFileSync(path)
  const [, from = '0', to = ''] =
    /bytes=(\d+)-(\d*)/.exec(route.request().headers()['range'] ?? '') ?? []
  const start = Number(from)
  const end = to === '' ? video.length - 1 : Number(to)
  return route.fulfill({
    status: 206,
    contentType: 'video/mp4',
    headers: {
      'accept-ranges': 'bytes',
      'content-range': `bytes ${start}-${end}/${video.length}`,
    },
    body: video.subarray(start, end + 1),
  })
}

type Fixtures = {
  language: 'en' | 'es'
  /** The texts of the interface in the language of the project: `t('onboarding.next')`. */
  t: TFunction
  /** The mock backend of this test, with its seed. */
  backend: MockBackend
  /** Opens an address as a learner of the seed, by the name before @example.com. */
  openAs: (learner: string, path: string, state?: object) => Promise<void>
  /** Uncaught errors and violations of the policy; any that is left at the end fails the test. */
  problems: string[]
}

export const test = base.extend<Fixtures>({
  language: async ({ locale }, use) => use(locale?.startsWith('es') ? 'es' : 'en'),

  t: async ({ language }, use) => use(await textsIn(language)),

  backend: [
    async ({ context }, use) => {
      const backend = createMockBackend({ baseUrl: apiBaseUrl, sheetData: readSheet })
      await context.route(`${apiBaseUrl}/**`, (route) => answer(backend, route))
      await context.route(`${googleScript}*`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: googleScriptText() }),
      )
      await use(backend)
    },
    { auto: true },
  ],

  problems: [
    async ({ page }, use) => {
      const problems: string[] = []
      page.on('pageerror', (error) => problems.push(String(error)))
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) problems.push(message.text())
      })
      await use(problems)
      expect(problems).toEqual([])
    },
    { auto: true },
  ],

  openAs: async ({ page, backend }, use) => {
    await use(async (learner, path, state) => {
      const token = await tokenOf(backend, learner)
      await page.addInitScript(
        ({ accessToken, usr }) => {
          // Only on the first load: a reload keeps what the app has stored since.
          if (window !== window.top || history.state !== null) return
          localStorage.setItem('accessToken', accessToken)
          history.replaceState({ usr, key: 'default', idx: 0 }, '')
        },
        { accessToken: token, usr: state },
      )
      await page.goto(path)
    })
  },
})

const tokenOf = (backend: MockBackend, learner: string) =>
  backend.work((db) => {
    const account = findAccount(db, `${learner}@example.com`)
    if (!account) throw new Error(`The seed has no ${learner}`)
    return openSession(db, account, null).token
  })

/** Plays the last second of the video of a module. */
export async function watchToTheEnd(page: Page): Promise<void> {
  await page.locator('video').evaluate(async (video: HTMLVideoElement) => {
    video.muted = true
    await video.play()
    video.currentTime = video.duration - 1
  })
}
