/**
 * The offline shell: keeps the files that draw the app's first screens, so that it opens without a
 * network. Same-origin files only: no answer of the backend, nothing of a learner, ever comes here.
 * Built by src/build/plugins/offline-shell.ts, which fills in the two names below; the demo has another worker.
 */
declare const __SHELL_VERSION__: string
/** The addresses of the shell's files, index.html not among them. */
declare const __SHELL_FILES__: readonly string[]

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
    ((name: 'fetch', act: (event: FetchEvent) => void) => void)
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
}

// The types of a page and of a worker exclude each other, and the page's are the ones that are loaded.
const worker = self as unknown as WorkerScope

const prefix = 'norte-'
const ownCache = prefix + __SHELL_VERSION__
/** Tabs of the version before may still need its files. */
const cachedVersions = 2
/** Longer than this nobody waits for a page that is here already. */
const patience = 4000

const page = '/index.html'

async function install(): Promise<void> {
  const cache = await caches.open(ownCache)
  // The page of this very build, not one that the browser kept.
  await cache.add(new Request(page, { cache: 'reload' }))
  await cache.addAll(__SHELL_FILES__)
  await worker.skipWaiting()
}

async function removeOldVersions(): Promise<void> {
  const versions = (await caches.keys()).filter((name) => name.startsWith(prefix))
  const old = versions.filter((name) => name !== ownCache).slice(0, -(cachedVersions - 1))
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** The host's page; the cached one when there is no answer, or none soon enough. */
async function answerNavigation(request: Request): Promise<Response> {
  const fresh = fetch(request)
  const cached = await (await caches.open(ownCache)).match(page)
  if (!cached) return fresh
  const late = new Promise<Response>((resolve) =>
    setTimeout(() => resolve(cached.clone()), patience),
  )
  return Promise.race([fresh.catch(() => cached), late])
}

/** A file with a hash in its name never changes: what was fetched once is kept with this version. */
async function answerAsset(request: Request): Promise<Response> {
  const cached = await caches.match(request)
  if (cached) return cached
  const fresh = await fetch(request)
  if (fresh.status === 200) await (await caches.open(ownCache)).put(request, fresh.clone())
  return fresh
}

worker.addEventListener('install', (event) => event.waitUntil(install()))

worker.addEventListener('activate', (event) =>
  event.waitUntil(removeOldVersions().then(() => worker.clients.claim())),
)

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(answerNavigation(request))
  // A player asks for parts of a file, which a cache cannot cut out.
  else if (pathname.startsWith('/assets/') && !request.headers.has('range')) {
    event.respondWith(answerAsset(request))
  }
})
