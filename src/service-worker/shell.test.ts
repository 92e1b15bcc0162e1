import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  respondWithAsset,
  respondFromNetwork,
  respondFromCache,
  cacheShell,
  canServeCached,
  type Shell,
} from './shell'

const host = 'https://norte.example'
const script = `${host}/assets/app-1a2b.js`
const shell: Shell = {
  cache: 'norte-1',
  page: `${host}/index.html`,
  files: [script],
  ownPages: ['/SignIn'],
}

const html = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': 'x' }
const ownPageResponse = () => new Response(`<script src="${script}">`, { headers: html })
const file = (text = 'sail()') =>
  new Response(text, { headers: { 'content-type': 'text/javascript' } })
const otherPage = (status = 200) => new Response('Sign in to the Wi-Fi', { status, headers: html })

/** Responses of the host by address: one for each request, the last one repeated. */
let responses: Record<string, (() => Response)[]>
const fetchSpy = vi.fn<(what: Request | string, init?: RequestInit) => Promise<Response>>()
const cached = new Map<string, Response>()
const addressOf = (what: Request | string) => (typeof what === 'string' ? what : what.url)
const full = new DOMException('The quota has been exceeded.', 'QuotaExceededError')

beforeEach(() => {
  responses = { [shell.page]: [ownPageResponse], [script]: [() => file()] }
  cached.clear()
  fetchSpy.mockReset().mockImplementation(async (what) => {
    const [first, ...others] = responses[addressOf(what)] ?? []
    if (!first) throw new TypeError('Failed to fetch')
    if (others.length > 0) responses[addressOf(what)] = others
    return first()
  })
  vi.stubGlobal('fetch', fetchSpy)
  vi.stubGlobal('caches', {
    match: async (what: Request | string) => cached.get(addressOf(what))?.clone(),
    open: async () => ({
      put: async (what: Request | string, response: Response) => {
        cached.set(addressOf(what), response)
      },
    }),
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('installing a version', () => {
  it("caches the host's current page and its files", async () => {
    await cacheShell(shell)
    expect([...cached.keys()].sort()).toEqual([script, shell.page])
    expect(fetchSpy).toHaveBeenCalledWith(shell.page, { cache: 'reload' })
    expect(await cached.get(script)?.text()).toBe('sail()')
  })

  it('caches a redirected page as a fresh response, since a redirected one cannot response a navigation', async () => {
    responses[shell.page] = [
      () => Object.defineProperty(ownPageResponse(), 'redirected', { value: true }),
    ]
    await cacheShell(shell)
    const page = cached.get(shell.page)
    expect(page?.redirected).toBe(false)
    expect(page?.headers.get('content-security-policy')).toBe('x')
    expect(await page?.text()).toContain(script)
  })

  it.each([
    ['a network’s own page in place of the page', shell.page, () => otherPage()],
    ['an error in place of the page', shell.page, () => new Response(script, { status: 500 })],
    ['a page in place of a script', script, () => otherPage()],
    ['an error in place of a script', script, () => new Response('', { status: 404 })],
  ])('fails and caches nothing with %s', async (_what, address, response) => {
    responses[address] = [response]
    await expect(cacheShell(shell)).rejects.toThrow('is missing')
    expect(cached.size).toBe(0)
  })

  it("fetches a file again if the browser's HTTP cache held a page under its name", async () => {
    responses[script] = [() => otherPage(), () => file()]
    await cacheShell(shell)
    expect(fetchSpy).toHaveBeenCalledWith(script, { cache: 'reload' })
    expect(await cached.get(script)?.text()).toBe('sail()')
  })
})

describe('a file of the app', () => {
  const requestScript = async () => {
    const { response, caching } = await respondWithAsset(new Request(script), shell)
    await caching
    return response
  }

  it('is cached after the first request', async () => {
    await requestScript()
    expect(await (await requestScript()).text()).toBe('sail()')
    expect(fetchSpy).toHaveBeenCalledOnce()
  })

  it.each([
    ['a page', 200],
    ['an error', 404],
    ['a failure', 500],
  ])('is not cached if %s with status %i comes in its place', async (_what, status) => {
    responses[script] = [() => otherPage(status)]
    expect((await requestScript()).status).toBe(status)
    expect(cached.size).toBe(0)
  })

  it("is fetched past the browser's HTTP cache if that holds a page", async () => {
    responses[script] = [() => otherPage(), () => file()]
    expect(await (await requestScript()).text()).toBe('sail()')
    expect(cached.has(script)).toBe(true)
  })

  it('is fetched again if an earlier version cached a page in its place', async () => {
    cached.set(script, otherPage())
    expect(await (await requestScript()).text()).toBe('sail()')
    expect(await cached.get(script)?.text()).toBe('sail()')
  })

  it.each([
    [
      'is full',
      {
        match: async () => undefined,
        open: async () => ({ put: async () => Promise.reject(full) }),
      },
    ],
    [
      'is closed',
      { match: async () => Promise.reject(full), open: async () => Promise.reject(full) },
    ],
  ])('is delivered even if the cache %s', async (_what, cache) => {
    vi.stubGlobal('caches', cache)
    expect(await (await requestScript()).text()).toBe('sail()')
  })
})

const cachePage = () => cached.set(shell.page, new Response('from last time'))
const closed = { match: async () => Promise.reject(full) }

describe('the cached page', () => {
  const asked = { url: `${host}/skillmap`, destination: 'document', cache: 'default' } as const

  it.each(['', '/', '/skillmap', '/learningpath/video', '/skillmap/12/?from=mail'])(
    'may be served for %s before the host responds',
    (path) => {
      expect(canServeCached({ ...asked, url: host + path }, shell)).toBe(true)
    },
  )

  it.each([
    ['a file', { url: `${host}/third-party-notices.txt` }],
    ['a document in a frame', { destination: 'iframe' }],
    ['an address with a page of its own', { url: `${host}/signin/` }],
    ['a page that is loaded again', { cache: 'no-cache' }],
    ['a page that is loaded again past the browser’s cache', { cache: 'reload' }],
  ] as const)('is not used for %s', (_what, other) => {
    expect(canServeCached({ ...asked, ...other }, shell)).toBe(false)
  })
})

describe('a start of the app', () => {
  const open = async () => (await respondFromCache(new Request(shell.page), shell)).text()

  it('serves the cached page without waiting for the host', async () => {
    cachePage()
    fetchSpy.mockReturnValue(new Promise(() => {}))
    expect(await open()).toBe('from last time')
  })

  it('goes to the host if nothing is cached, or the cache is forbidden', async () => {
    expect(await open()).toContain(script)
    vi.stubGlobal('caches', closed)
    expect(await open()).toContain(script)
  })
})

describe('a reload', () => {
  const networkTimeout = 20
  const open = async () =>
    (await respondFromNetwork(new Request(shell.page), shell, networkTimeout)).text()

  it("gets the host's page", async () => {
    cachePage()
    expect(await open()).toContain(script)
  })

  it('gets the cached page without a network', async () => {
    cachePage()
    responses = {}
    expect(await open()).toBe('from last time')
  })

  it('gets the cached page if the host takes too long', async () => {
    cachePage()
    fetchSpy.mockReturnValue(new Promise(() => {}))
    expect(await open()).toBe('from last time')
  })

  it('goes to the host if nothing is cached, or the cache is forbidden', async () => {
    expect(await open()).toContain(script)
    vi.stubGlobal('caches', closed)
    expect(await open()).toContain(script)
  })
})
