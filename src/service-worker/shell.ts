/** What a build caches for an offline start: the name of the cache, the page, and its files. */
export type Shell = {
  cache: string
  page: string
  files: readonly string[]
  /** Addresses with a prerendered page on the host, which shows content before any script. */
  ownPages: readonly string[]
}

const isPage = (response: Response) =>
  /^text\/html\b/i.test(response.headers.get('content-type') ?? '')

/** Some hosts and captive portals send an HTML page with status 200 in place of a script. */
const isFile = (response: Response) => response.status === 200 && !isPage(response)

/**
 * Fetches a file, and again past the browser's HTTP cache if that held something else under its
 * name.
 */
async function fetchFile(file: Request | string): Promise<Response> {
  const response = await fetch(file)
  return isFile(response) ? response : fetch(file, { cache: 'reload' })
}

/**
 * The page of this very build. It must name one of the build's files, so a captive portal's sign-in
 * page fails.
 */
async function fetchPage({ page, files }: Shell): Promise<Response> {
  const response = await fetch(page, { cache: 'reload' })
  const html = await response.text()
  if (!response.ok || !files.some((file) => html.includes(file)))
    throw new Error(`${page} is missing`)
  // A redirected response cannot be the response to a navigation, so a fresh one is cached.
  return new Response(html, { headers: response.headers })
}

/** Caches all files of a build; if one fails, none. */
export async function cacheShell(shell: Shell): Promise<void> {
  const { cache: name, page, files } = shell
  const [html, ...responses] = await Promise.all([fetchPage(shell), ...files.map(fetchFile)])
  const missing = files.filter((_, index) => !isFile(responses[index] ?? Response.error()))
  if (missing.length > 0) throw new Error(`${missing.join()} is missing`)
  const cache = await caches.open(name)
  await cache.put(page, html)
  await Promise.all(responses.map((response, index) => cache.put(files[index] ?? '', response)))
}

/** The cached response; undefined also where the browser forbids access to caches. */
const findCached = (address: Request | string, options?: MultiCacheQueryOptions) =>
  caches.match(address, options).catch(() => undefined)

type Navigation = Pick<Request, 'url' | 'destination' | 'cache'>

/**
 * Whether the cached page may be served without asking the host first. Not for files, frames and
 * pages that the host prerenders, and not on a reload, which must show what the host has now.
 */
export function canServeCached(
  { url, destination, cache }: Navigation,
  { ownPages }: Shell,
): boolean {
  const path = new URL(url).pathname.toLowerCase().replace(/\/$/, '')
  const isOfApp = destination === 'document' && !path.includes('.')
  const isReload = cache === 'no-cache' || cache === 'reload'
  return isOfApp && !isReload && !ownPages.some((page) => page.toLowerCase() === path)
}

/** Serves the cached page at once; the page then checks for a newer version itself. */
export async function respondFromCache(
  request: Request,
  { cache, page }: Shell,
): Promise<Response> {
  return (await findCached(page, { cacheName: cache })) ?? fetch(request)
}

/** The host's page; the cached one if the host fails or is slower than the timeout. */
export async function respondFromNetwork(
  request: Request,
  { cache, page }: Shell,
  networkTimeout: number,
): Promise<Response> {
  const fresh = fetch(request)
  const cached = await findCached(page, { cacheName: cache })
  if (!cached) return fresh
  const timeout = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(cached), networkTimeout)
  })
  return Promise.race([fresh.catch(() => cached), timeout])
}

/**
 * A file's response, and the promise of caching it. Caching never rejects: a cache can be full or
 * forbidden.
 */
export type AssetResponse = { response: Response; caching: Promise<void> }

/** Hashed file names never change, so a file is fetched once and then served from the cache. */
export async function respondWithAsset(request: Request, { cache }: Shell): Promise<AssetResponse> {
  const cached = await findCached(request)
  if (cached && isFile(cached)) return { response: cached, caching: Promise.resolve() }
  const response = await fetchFile(request)
  const copy = isFile(response) ? response.clone() : undefined
  const cacheCopy = async () => {
    if (copy) await (await caches.open(cache)).put(request, copy)
  }
  return { response, caching: cacheCopy().catch(() => {}) }
}
