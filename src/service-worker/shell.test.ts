import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  answerAsset,
  answerFromHost,
  answerStart,
  keepShell,
  startsWithKept,
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
const ownPage = () => new Response(`<script src="${script}">`, { headers: html })
const file = (text = 'sail()') =>
  new Response(text, { headers: { 'content-type': 'text/javascript' } })
const otherPage = (status = 200) => new Response('Sign in to the Wi-Fi', { status, headers: html })

/** What the host answers: in turn, the last one again and again. */
let answers: Record<string, (() => Response)[]>
const ask = vi.fn<(what: Request | string, init?: RequestInit) => Promise<Response>>()
const kept = new Map<string, Response>()
const addressOf = (what: Request | string) => (typeof what === 'string' ? what : what.url)
const full = new DOMException('The quota has been exceeded.', 'QuotaExceededError')

beforeEach(() => {
  answers = { [shell.page]: [ownPage], [script]: [() => file()] }
  kept.clear()
  ask.mockReset().mockImplementation(async (what) => {
    const [first, ...others] = answers[addressOf(what)] ?? []
    if (!first) throw new TypeError('Failed to fetch')
    if (others.length > 0) answers[addressOf(what)] = others
    return first()
  })
  vi.stubGlobal('fetch', ask)
  vi.stubGlobal('caches', {
    match: async (what: Request | string) => kept.get(addressOf(what))?.clone(),
    open: async () => ({
      put: async (what: Request | string, answer: Response) => {
        kept.set(addressOf(what), answer)
      },
    }),
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('what a new version keeps', () => {
  it('is its page, as the host has it now, and its files', async () => {
    await keepShell(shell)
    expect([...kept.keys()].sort()).toEqual([script, shell.page])
    expect(ask).toHaveBeenCalledWith(shell.page, { cache: 'reload' })
    expect(await kept.get(script)?.text()).toBe('sail()')
  })

  it('is a clean page where the host redirects it: another one cannot answer a navigation', async () => {
    answers[shell.page] = [() => Object.defineProperty(ownPage(), 'redirected', { value: true })]
    await keepShell(shell)
    const page = kept.get(shell.page)
    expect(page?.redirected).toBe(false)
    expect(page?.headers.get('content-security-policy')).toBe('x')
    expect(await page?.text()).toContain(script)
  })

  it.each([
    ['a network’s own page in place of the page', shell.page, () => otherPage()],
    ['an error in place of the page', shell.page, () => new Response(script, { status: 500 })],
    ['a page in place of a script', script, () => otherPage()],
    ['an error in place of a script', script, () => new Response('', { status: 404 })],
  ])('is nothing at all with %s', async (_what, address, answer) => {
    answers[address] = [answer]
    await expect(keepShell(shell)).rejects.toThrow('is missing')
    expect(kept.size).toBe(0)
  })

  it('is the file itself, although the browser had kept a page under its name', async () => {
    answers[script] = [() => otherPage(), () => file()]
    await keepShell(shell)
    expect(ask).toHaveBeenCalledWith(script, { cache: 'reload' })
    expect(await kept.get(script)?.text()).toBe('sail()')
  })
})

describe('a file of the app', () => {
  const answerScript = async () => {
    const { answer, keeping } = await answerAsset(new Request(script), shell)
    await keeping
    return answer
  }

  it('is kept when it was fetched, and not asked for again', async () => {
    await answerScript()
    expect(await (await answerScript()).text()).toBe('sail()')
    expect(ask).toHaveBeenCalledOnce()
  })

  it.each([
    ['a page', 200],
    ['an error', 404],
    ['a failure', 500],
  ])('is never kept where %s comes in its place, with status %i', async (_what, status) => {
    answers[script] = [() => otherPage(status)]
    expect((await answerScript()).status).toBe(status)
    expect(kept.size).toBe(0)
  })

  it('is asked for past the browser’s cache where that holds a page', async () => {
    answers[script] = [() => otherPage(), () => file()]
    expect(await (await answerScript()).text()).toBe('sail()')
    expect(kept.has(script)).toBe(true)
  })

  it('is asked for anew where an earlier version had kept a page', async () => {
    kept.set(script, otherPage())
    expect(await (await answerScript()).text()).toBe('sail()')
    expect(await kept.get(script)?.text()).toBe('sail()')
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
  ])('comes all the same where the cache %s', async (_what, cache) => {
    vi.stubGlobal('caches', cache)
    expect(await (await answerScript()).text()).toBe('sail()')
  })
})

const keepPage = () => kept.set(shell.page, new Response('from last time'))
const closed = { match: async () => Promise.reject(full) }

describe('the kept page', () => {
  const asked = { url: `${host}/skillmap`, destination: 'document', cache: 'default' } as const

  it.each(['', '/', '/skillmap', '/learningpath/video', '/skillmap/12/?from=mail'])(
    'may answer %s before the host has',
    (path) => {
      expect(startsWithKept({ ...asked, url: host + path }, shell)).toBe(true)
    },
  )

  it.each([
    ['a file', { url: `${host}/third-party-notices.txt` }],
    ['a document in a frame', { destination: 'iframe' }],
    ['an address with a page of its own', { url: `${host}/signin/` }],
    ['a page that is loaded again', { cache: 'no-cache' }],
    ['a page that is loaded again past the browser’s cache', { cache: 'reload' }],
  ] as const)('leaves %s to the host', (_what, other) => {
    expect(startsWithKept({ ...asked, ...other }, shell)).toBe(false)
  })
})

describe('an address of the app', () => {
  const open = async () => (await answerStart(new Request(shell.page), shell)).text()

  it('is answered with the kept page, and nobody waits for the host', async () => {
    keepPage()
    ask.mockReturnValue(new Promise(() => {}))
    expect(await open()).toBe('from last time')
  })

  it('is answered by the host where nothing is kept, or nobody may look', async () => {
    expect(await open()).toContain(script)
    vi.stubGlobal('caches', closed)
    expect(await open()).toContain(script)
  })
})

describe('a page that is loaded again', () => {
  const patience = 20
  const open = async () => (await answerFromHost(new Request(shell.page), shell, patience)).text()

  it('is answered by the host', async () => {
    keepPage()
    expect(await open()).toContain(script)
  })

  it('is answered with the kept page without a network', async () => {
    keepPage()
    answers = {}
    expect(await open()).toBe('from last time')
  })

  it('is answered with the kept page where the host takes too long', async () => {
    keepPage()
    ask.mockReturnValue(new Promise(() => {}))
    expect(await open()).toBe('from last time')
  })

  it('is answered by the host where nothing is kept, or nobody may look', async () => {
    expect(await open()).toContain(script)
    vi.stubGlobal('caches', closed)
    expect(await open()).toContain(script)
  })
})
