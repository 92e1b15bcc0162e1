/** What a build keeps for a start without a network: where, its page, and the files that draw it. */
export type Shell = {
  cache: string
  page: string
  files: readonly string[]
  /** The addresses where the host has pages of their own, which show more before any script. */
  ownPages: readonly string[]
}

const isPage = (answer: Response) => /^text\/html\b/i.test(answer.headers.get('content-type') ?? '')

/** A page in the place of a script, which some hosts and networks send as a success, is no file. */
const isFile = (answer: Response) => answer.status === 200 && !isPage(answer)

/** A file, past the browser's own cache if that has kept something else under its name. */
async function fetchFile(file: Request | string): Promise<Response> {
  const answer = await fetch(file)
  return isFile(answer) ? answer : fetch(file, { cache: 'reload' })
}

/** The page of this very build: neither one that the browser kept, nor that of a host's own sign-in. */
async function fetchPage({ page, files }: Shell): Promise<Response> {
  const answer = await fetch(page, { cache: 'reload' })
  const html = await answer.text()
  if (!answer.ok || !files.some((file) => html.includes(file)))
    throw new Error(`${page} is missing`)
  // An answer that was redirected may not answer a navigation, so a clean one is kept.
  return new Response(html, { headers: answer.headers })
}

/** Keeps all of a build or, where a file does not come, nothing. */
export async function keepShell(shell: Shell): Promise<void> {
  const { cache: name, page, files } = shell
  const [html, ...answers] = await Promise.all([fetchPage(shell), ...files.map(fetchFile)])
  const lost = files.filter((_, index) => !isFile(answers[index] ?? Response.error()))
  if (lost.length > 0) throw new Error(`${lost.join()} is missing`)
  const cache = await caches.open(name)
  await cache.put(page, html)
  await Promise.all(answers.map((answer, index) => cache.put(files[index] ?? '', answer)))
}

/** What is kept under an address; nothing where the browser does not let us look. */
const findKept = (address: Request | string, options?: MultiCacheQueryOptions) =>
  caches.match(address, options).catch(() => undefined)

/** Keeps these files of a build as well; those that are here already are not asked for. Rejects where one is missing. */
export async function keepFiles(name: string, files: readonly string[]): Promise<void> {
  const cache = await caches.open(name)
  for (const file of files) {
    if (await cache.match(file)) continue
    const answer = await fetchFile(file)
    if (!isFile(answer)) throw new Error(`${file} is missing`)
    await cache.put(file, answer)
  }
}

type Navigation = Pick<Request, 'url' | 'destination' | 'cache'>

/**
 * Whether the kept page may answer before the host has: not where it stands for another one, as it would for a
 * file or in a frame, and not for who loads the page again, who wants what the host has now.
 */
export function startsWithKept(
  { url, destination, cache }: Navigation,
  { ownPages }: Shell,
): boolean {
  const path = new URL(url).pathname.toLowerCase().replace(/\/$/, '')
  const isOfApp = destination === 'document' && !path.includes('.')
  const isAgain = cache === 'no-cache' || cache === 'reload'
  return isOfApp && !isAgain && !ownPages.some((page) => page.toLowerCase() === path)
}

/** The kept page at once, which asks the host itself whether there is a newer one; else the host's. */
export async function answerStart(request: Request, { cache, page }: Shell): Promise<Response> {
  return (await findKept(page, { cacheName: cache })) ?? fetch(request)
}

/** The host's page; the kept one when there is no answer, or none soon enough. */
export async function answerFromHost(
  request: Request,
  { cache, page }: Shell,
  patience: number,
): Promise<Response> {
  const fresh = fetch(request)
  const kept = await findKept(page, { cacheName: cache })
  if (!kept) return fresh
  const late = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(kept), patience)
  })
  return Promise.race([fresh.catch(() => kept), late])
}

/** A file's answer, and the work of keeping it, which may fail: a cache can be full or forbidden. */
export type AssetAnswer = { answer: Response; keeping: Promise<void> }

/** A file with a hash in its name never changes: what was fetched once is kept with this version. */
export async function answerAsset(request: Request, { cache }: Shell): Promise<AssetAnswer> {
  const kept = await findKept(request)
  if (kept && isFile(kept)) return { answer: kept, keeping: Promise.resolve() }
  const answer = await fetchFile(request)
  const copy = isFile(answer) ? answer.clone() : undefined
  const keep = async () => {
    if (copy) await (await caches.open(cache)).put(request, copy)
  }
  return { answer, keeping: keep().catch(() => {}) }
}
