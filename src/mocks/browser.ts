import { http, HttpResponse } from 'msw'
import { setupWorker } from 'msw/browser'
import type { ResetMail } from './backend/call'
import { createMockBackend } from './backend/create-mock-backend'
import { curriculum } from './curriculum/curriculum'
import { findAccount } from './database'
import { demoAccounts, googleScript, googleScriptText } from './google/google-client'
import { seededLearners, type SeededLearner } from './learners'
import { seedDatabase } from './seed'
import { webStorageStore } from './web-storage-store'

export type BrowserBackend = {
  /** The learners to sign in as. */
  learners: readonly SeededLearner[]
  /** The password that a learner has now. */
  passwordOf: (email: string) => Promise<string>
  /** Resets the data of this browser to the seed, for every tab. */
  startAfresh: () => Promise<void>
}

type BrowserBackendOptions = {
  /** The API base address of the build; requests to other addresses pass through. */
  baseUrl: string
  /** The demo sends no mail: this is called instead, and the console shows the link too. */
  onResetMail?: (mail: ResetMail) => void
}

/** A log-out does not remove this key. */
const databaseName = 'norteDemo'
const keepAliveMs = 2000

/** The built addresses of videos and pdfs, by file name. */
const files: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('./curriculum/skills/*/{clips,sheets}/*.{mp4,pdf}', {
      query: '?url',
      import: 'default',
      eager: true,
    }),
  ).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]),
)

/**
 * The backend inside the visitor's browser, for the demo. Its data survives reloads and is shared
 * by all tabs. Needs `/mockServiceWorker.js`; resolves once requests are handled.
 */
export async function startBrowserBackend(options: BrowserBackendOptions): Promise<BrowserBackend> {
  const { baseUrl, onResetMail } = options
  const seed = () => seedDatabase(curriculum, Date.now())
  const backend = createMockBackend({
    baseUrl,
    seed,
    store: webStorageStore(databaseName, seed),
    clipUrl: (name) => addressOf(files[name] ?? `/clips/${name}`),
    helpUrl: (name) => addressOf(`/help/${name}`),
    sheetData: (name) => fetchBase64(files[name] ?? `/sheets/${name}`),
    onResetMail: (mail) => {
      showResetMail(mail)
      onResetMail?.(mail)
    },
  })
  await setupWorker(googleClient, ...backend.handlers).start({
    quiet: true,
    onUnhandledRequest: ({ url }, print) => {
      if (url.startsWith(`${baseUrl}/`)) print.error()
    },
    serviceWorker: { url: '/mockServiceWorker.js' },
  })
  // Over plain http a browser has no service worker, and MSW answers within the page.
  if ('serviceWorker' in navigator) keepWorkerAlive()
  return {
    learners: seededLearners,
    passwordOf: (email) => backend.work((db) => findAccount(db, email)?.password ?? ''),
    startAfresh: backend.reset,
  }
}

/** Answers in the place of Google's host. */
const googleClient = http.get(
  googleScript,
  () =>
    new HttpResponse(googleScriptText(demoAccounts), {
      headers: { 'content-type': 'text/javascript' },
    }),
)

async function fetchBase64(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

const addressOf = (path: string) => new URL(path, window.location.origin).href

/**
 * Browsers stop an idle service worker, and MSW's worker then forgets which tabs are active. So
 * each tab registers again at an interval.
 */
function keepWorkerAlive(): void {
  const announce = () => navigator.serviceWorker.controller?.postMessage('MOCK_ACTIVATE')
  setInterval(announce, keepAliveMs)
  document.addEventListener('visibilitychange', announce)
}

function showResetMail({ to, path }: ResetMail): void {
  console.info(`Norte demo: reset link for ${to}: ${window.location.origin}${path}`)
}
