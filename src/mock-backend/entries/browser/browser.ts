import { setupWorker } from 'msw/browser'
import { curriculum } from '../../curriculum/curriculum'
import { seededLearners, seedPassword, type SeededLearner } from '../../seed/learners'
import { seedDatabase } from '../../seed/seed'
import type { ResetMail } from '../../server/call'
import { createMockBackend } from '../../server/create-mock-backend'
import type { Database } from '../../server/db'
import type { Store } from '../../server/store'
import { memoryStore } from '../../server/store'
import { fetchBase64 } from './fetch-base64'
import { indexedDbStore } from './indexed-db-store'

export type BrowserBackend = {
  /** Whom one may be, and the password of them all. */
  learners: readonly SeededLearner[]
  password: string
  /** Forgets all that was done in this browser: the seed again, for every tab. */
  startAfresh: () => Promise<void>
}

type BrowserBackendOptions = {
  /** The API address of the build; requests elsewhere pass through. */
  baseUrl: string
  latencyMs?: number
  /** There is no mail in a demo: this is told instead, and the console shows the link too. */
  onResetMail?: (mail: ResetMail) => void
}

const databaseName = 'norte-demo'
const stayAwakeMs = 2000

/** Where the build put the clips and the sheets, by file name. */
const files: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('../../curriculum/skills/*/{clips,sheets}/*.{mp4,pdf}', {
      query: '?url',
      import: 'default',
      eager: true,
    }),
  ).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]),
)

/**
 * The backend in the visitor's own browser, for the demo. What was done is kept over reloads and shared by
 * the tabs. Needs `/mockServiceWorker.js`; resolves once requests are answered.
 */
export async function startBrowserBackend(options: BrowserBackendOptions): Promise<BrowserBackend> {
  const { baseUrl, latencyMs = 0, onResetMail } = options
  const seed = () => seedDatabase(curriculum, Date.now())
  const backend = createMockBackend({
    baseUrl,
    latencyMs,
    seed,
    store: await storeOfThisBrowser(seed),
    clipUrl: (name) => addressOf(files[name] ?? `/clips/${name}`),
    helpUrl: (name) => addressOf(`/help/${name}`),
    sheetData: (name) => fetchBase64(files[name] ?? `/sheets/${name}`),
    onResetMail: (mail) => {
      showResetMail(mail)
      onResetMail?.(mail)
    },
  })
  await setupWorker(...backend.handlers).start({
    quiet: true,
    onUnhandledRequest: ({ url }, print) => {
      if (url.startsWith(`${baseUrl}/`)) print.error()
    },
    serviceWorker: { url: '/mockServiceWorker.js' },
  })
  keepWorkerAwake()
  return { learners: seededLearners, password: seedPassword, startAfresh: backend.reset }
}

const addressOf = (path: string) => new URL(path, window.location.origin).href

/** IndexedDB; memory where the browser gives none (some private windows), for this tab and visit only. */
async function storeOfThisBrowser(seed: () => Database): Promise<Store> {
  try {
    return await indexedDbStore(databaseName, seed)
  } catch {
    console.info('Norte demo: this browser keeps nothing, so a reload starts afresh.')
    return memoryStore(seed)
  }
}

/**
 * A browser stops a worker that idles (a laptop that slept, a tab in the background), and the worker then no
 * longer knows its tabs. So each tab tells it again that it is there.
 */
function keepWorkerAwake(): void {
  const announce = () => navigator.serviceWorker.controller?.postMessage('MOCK_ACTIVATE')
  setInterval(announce, stayAwakeMs)
  document.addEventListener('visibilitychange', announce)
}

function showResetMail({ to, path }: ResetMail): void {
  console.info(`Norte demo: reset link for ${to}: ${window.location.origin}${path}`)
}
