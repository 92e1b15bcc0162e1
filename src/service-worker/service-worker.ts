/**
 * The offline shell: keeps the files that draw the app's first screens, so that it opens without a
 * network. Same-origin files only: no answer of the backend, nothing of a learner, ever comes here.
 * Built by src/build/plugins/offline-shell.ts, which fills in the names below; the demo has another worker.
 */
import {
  answerAsset,
  answerFromHost,
  answerStart,
  keepFiles,
  keepShell,
  startsWithKept,
  type Shell,
} from './shell'

declare const __SHELL_VERSION__: string
/** The addresses of the shell's files, index.html not among them. */
declare const __SHELL_FILES__: readonly string[]
/** The addresses of the files that show lessons, for who keeps a skill on this device. */
declare const __LESSON_FILES__: readonly string[]
/** The addresses where the host has pages of their own. */
declare const __OWN_PAGES__: readonly string[]
/** How long the host may take for a page that is cached already, in ms. */
declare const __CACHED_PAGE_AFTER__: number

type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void }
type FetchEvent = ExtendableEvent & {
  request: Request
  respondWith: (answer: Promise<Response>) => void
}
type WorkerScope = {
  addEventListener: ((
    name: 'install' | 'activate',
    act: (event: ExtendableEvent) => void,
  ) => void) &
    ((name: 'message', act: (event: ExtendableEvent & MessageEvent<unknown>) => void) => void) &
    ((name: 'fetch', act: (event: FetchEvent) => void) => void)
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
}

// The types of a page and of a worker exclude each other, and the page's are the ones that are loaded.
const worker = self as unknown as WorkerScope

const prefix = 'norte-'
const shell: Shell = {
  cache: prefix + __SHELL_VERSION__,
  page: '/index.html',
  files: __SHELL_FILES__,
  ownPages: __OWN_PAGES__,
}
/** Tabs of the version before may still need its files. */
const cachedVersions = 2

async function removeOldVersions(): Promise<void> {
  const versions = (await caches.keys()).filter((name) => name.startsWith(prefix))
  const old = versions.filter((name) => name !== shell.cache).slice(0, -(cachedVersions - 1))
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** A new version has what shows the lessons of a kept skill before it takes over. Their caches: src/learner/kept. */
async function keepAll(): Promise<void> {
  const isSkillKept = (await caches.keys()).some((name) => name.startsWith('keptSkills_'))
  const files = isSkillKept ? [...shell.files, ...__LESSON_FILES__] : shell.files
  await keepShell({ ...shell, files })
  await worker.skipWaiting()
}

worker.addEventListener('install', (event) => event.waitUntil(keepAll()))

worker.addEventListener('activate', (event) =>
  event.waitUntil(
    removeOldVersions()
      .catch(() => {})
      .then(() => worker.clients.claim()),
  ),
)

let isLoadedAgain = false

/**
 * The page says that it is about to load itself again (src/lib/reload-page.ts), or wants the files of lessons and to
 * hear whether they came (src/lib/keep-lesson-files.ts).
 */
worker.addEventListener('message', (event) => {
  const [port] = event.ports
  if (port) {
    const tell = (isKept: boolean) => port.postMessage(isKept)
    const keeping = keepFiles(shell.cache, __LESSON_FILES__)
    event.waitUntil(
      keeping.then(
        () => tell(true),
        () => tell(false),
      ),
    )
  } else isLoadedAgain = true
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    const isStart = !isLoadedAgain && startsWithKept(request, shell)
    isLoadedAgain = false
    event.respondWith(
      isStart ? answerStart(request, shell) : answerFromHost(request, shell, __CACHED_PAGE_AFTER__),
    )
  }
  // A player asks for parts of a file, which a cache cannot cut out.
  else if (pathname.startsWith('/assets/') && !request.headers.has('range')) {
    const asset = answerAsset(request, shell)
    event.respondWith(asset.then(({ answer }) => answer))
    event.waitUntil(asset.then(({ keeping }) => keeping))
  }
})
