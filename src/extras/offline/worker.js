/*
 * The service worker, which starts the app without a network: holds the page and the files of one build, and nothing of a learner. A page comes
 * from the host where that answers, so that a new version is there when the app starts next.
 * src/build/plugins/guest-worker.ts fills in the names in capitals.
 */
const prefix = 'norte-app-'
const cacheName = prefix + VERSION
const page = '/index.html'
/** The host has so long to answer, in ms. */
const timeout = 4000

/** Some networks answer everything with a page of their own. */
async function fetchOwn(address) {
  const response = await fetch(address, { cache: address === page ? 'reload' : 'default' })
  const isPage = /^text\/html/i.test(response.headers.get('content-type') ?? '')
  const isOwn = address === page ? (await response.clone().text()).includes(ENTRY_FILE) : !isPage
  if (response.status !== 200 || !isOwn) throw new Error(`${address} is missing`)
  return response
}

/** A file with a hash in its name never changes, so an earlier version may have it. */
async function hold(addresses) {
  const cache = await caches.open(cacheName)
  await Promise.all(
    addresses.map(async (address) => {
      if (await cache.match(address)) return
      const earlier = address === page ? undefined : await caches.match(address)
      await cache.put(address, earlier ?? (await fetchOwn(address)))
    }),
  )
}

async function install() {
  await hold([page, ...START_FILES])
  await self.skipWaiting()
}

/** The version before stays, for open tabs; everything else goes. */
async function activate() {
  const names = await caches.keys()
  const before = names.filter((name) => name.startsWith(prefix) && name !== cacheName).slice(-1)
  const stay = [cacheName, ...before]
  await Promise.all(names.filter((name) => !stay.includes(name)).map((name) => caches.delete(name)))
}

async function pageFor(request) {
  const fresh = fetch(request)
  const held = await caches.match(page, { cacheName }).catch(() => undefined)
  if (!held) return fresh
  const late = new Promise((resolve) => setTimeout(() => resolve(held), timeout))
  return Promise.race([fresh.catch(() => held), late])
}

const fileFor = async (request) =>
  (await caches.match(request, { ignoreVary: true }).catch(() => undefined)) ?? fetch(request)

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
// A skill is saved offline: its lessons need the other files.
self.addEventListener('message', (event) => {
  if (event.data === 'lessons') event.waitUntil(hold(LESSON_FILES))
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate' && !pathname.includes('.')) event.respondWith(pageFor(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(fileFor(request))
})
