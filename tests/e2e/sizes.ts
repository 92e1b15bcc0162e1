import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { launchBrowser } from '@/build/browser'
import { buildApp } from '@/build/build-app'
import { inlineTexts } from '@/build/csp'
import { serveBuild } from '@/build/static-server'
import { startHttpBackend } from '@/mock-backend/doors/http'
import { mouse } from './support/hands'
import {
  fromLandingToSignIn,
  openSkill,
  signIn,
  startLesson,
  watchVideo,
  answerQuiz,
  type Walk,
} from './support/walk'

/** The most that a screen may load before it shows: JavaScript in kB (1000 bytes), gzip -9. */
const limits: Record<string, number | null> = {
  landing: 120,
  'sign-in': 215,
  'skill map': 310,
  'learning path': null,
  video: null,
  quiz: null,
}

type Row = { screen: string; shown: number; quiet: number; files: number }

/** Loads the page as a first visitor does, nothing cached, and weighs what came. */
async function weigh(page: Page, folder: string, screen: string): Promise<Row> {
  const files = new Set<string>()
  const note = (request: { url: () => string }) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) files.add(pathname)
  }
  const inline = inlineTexts(readFileSync(join(folder, 'index.html'), 'utf8'), 'script')
  const kilobytes = () =>
    [...inline, ...[...files].map((file) => readFileSync(join(folder, file)))]
      .map((content) => gzipSync(content, { level: 9 }).length / 1000)
      .reduce((sum, size) => sum + size, 0)

  page.on('request', note)
  await page.reload({ waitUntil: 'load' })
  await page.locator('h1:visible').first().waitFor()
  const shown = { shown: kilobytes(), files: files.size }
  await page.waitForLoadState('networkidle')
  // The landing fetches the app when it has been quiet for a while.
  await page.waitForTimeout(2500)
  page.off('request', note)
  return { screen, ...shown, quiet: kilobytes() }
}

/** Walks through the production build in a real browser and weighs each screen on the way. */
async function weighScreens(): Promise<Row[]> {
  const rows: Row[] = []
  const backend = await startHttpBackend()
  const folder = buildApp('main', 'sizes', { VITE_API_BASE_URL: backend.url })
  const server = await serveBuild({ folder, apiBaseUrl: backend.url })
  const browser = await launchBrowser()
  const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1280, height: 800 } })
  const line = await page.context().newCDPSession(page)
  await line.send('Network.setCacheDisabled', { cacheDisabled: true })

  const look = async (screen: string) => {
    if (screen in limits) rows.push(await weigh(page, folder, screen))
  }
  const walk: Walk = { page, language: 'en', hand: mouse(page), look, hurry: 4 }
  await page.goto(server.url)
  for (const part of [
    fromLandingToSignIn,
    signIn,
    openSkill,
    startLesson,
    watchVideo,
    answerQuiz,
  ]) {
    await part(walk)
  }
  await browser.close()
  await server.close()
  await backend.close()
  return rows
}

/** Prints the size table of the production build; fails where a screen is over its limit. */
export async function main(): Promise<void> {
  const rows = await weighScreens()
  const number = (kilobytes: number) => kilobytes.toFixed(1).padStart(8)
  console.log(
    'JavaScript of the production build, kB gzip: before the screen shows, and until quiet',
  )
  console.log('screen            before   limit   files   quiet')
  for (const { screen, shown, quiet, files } of rows) {
    const limit = String(limits[screen] ?? '-').padStart(8)
    console.log(
      screen.padEnd(16) + number(shown) + limit + String(files).padStart(8) + number(quiet),
    )
  }
  const over = rows.filter(({ screen, shown }) => shown > (limits[screen] ?? Infinity))
  if (rows.length < Object.keys(limits).length) throw new Error('Not every screen was weighed')
  if (over.length > 0)
    throw new Error(`Over the limit: ${over.map((row) => row.screen).join(', ')}`)
}
