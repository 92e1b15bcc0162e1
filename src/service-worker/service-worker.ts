/**
 * The offline shell: caches the files of the app's first screens, so that the app starts without a
 * network. It caches same-origin files only, never backend responses or a learner's data.
 * src/build/plugins/offline-shell.ts builds it and fills in the constants below; the demo has
 * another worker.
 */
import {
  respondWithAsset,
  respondFromNetwork,
  respondFromCache,
  cacheShell,
  canServeCached,
  type Shell,
} from './shell'

declare const __SHELL_VERSION__: string
/** Addresses of the shell's files, without index.html. */
declare const __SHELL_FILES__: readonly string[]
/** Addresses that have an HTML file of their own on the host. */
declare const __OWN_PAGES__: readonly string[]
/** How long the host may take for a page that is cached already, in ms. */
declare const __CACHED_PAGE_AFTER__: number

type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void }
type FetchEvent = ExtendableEvent & {
  request: Request
  respondWith: (response: Promise<Response>) => void
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

// TypeScript cannot load page and worker types together, so `self` has the type of a window here.
const worker = self as unknown as WorkerScope

const prefix = 'norte-'
const shell: Shell = {
  cache: prefix + __SHELL_VERSION__,
  page: '/index.html',
  files: __SHELL_FILES__,
  ownPages: __OWN_PAGES__,
}
/** Tabs that still run the previous version may need its files. */
const cachedVersions = 2

async function removeOldVersions(): Promise<void> {
  const versions = (await caches.keys()).filter((name) => name.startsWith(prefix))
  const old = versions.filter((name) => name !== shell.cache).slice(0, -(cachedVersions - 1))
  await Promise.all(old.map((name) => caches.delete(name)))
}

async function install(): Promise<void> {
  await cacheShell(shell)
  await worker.skipWaiting()
}

worker.addEventListener('install', (event) => event.waitUntil(install()))

worker.addEventListener('activate', (event) =>
  event.waitUntil(
    removeOldVersions()
      .catch(() => {})
      .then(() => worker.clients.claim()),
  ),
)

let isReload = false

/** The page announces that it is about to reload (src/lib/reload-page.ts). */
worker.addEventListener('message', () => {
  isReload = true
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    const isStart = !isReload && canServeCached(request, shell)
    isReload = false
    event.respondWith(
      isStart
        ? respondFromCache(request, shell)
        : respondFromNetwork(request, shell, __CACHED_PAGE_AFTER__),
    )
  }
  // Media players request byte ranges, which a cached response cannot provide.
  else if (pathname.startsWith('/assets/') && !request.headers.has('range')) {
    const asset = respondWithAsset(request, shell)
    event.respondWith(asset.then(({ response }) => response))
    event.waitUntil(asset.then(({ caching }) => caching))
  }
})
