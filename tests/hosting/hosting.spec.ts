import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import { freePort } from '@tests/fixtures/browser/free-port'
import { expect, forgive, test as base } from '@tests/fixtures/browser/test'
import { storyIn } from '@tests/fixtures/journey/story'
import { followStory, onPage } from '@tests/fixtures/journey/way'
import { serveBehindNginx } from './nginx'

/** `test` with the app behind nginx. */
const test = base.extend<object, { nginx: { url: string; folder: string } }>({
  nginx: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const folder = process.env['NORTE_FOLDER'] ?? ''
      const { url, close } = await serveBehindNginx(folder, await freePort())
      await provide({ url, folder })
      await close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ nginx }, provide) => provide(nginx.url),
})
// One nginx for all.
test.describe.configure({ mode: 'serial' })

type Headers = (name: string) => string | undefined

/** Sends a request with node:http, since fetch would hide how the response was compressed. */
function ask(url: string, accept = ''): Promise<{ status: number; header: Headers }> {
  return new Promise((done, reject) => {
    const asked = request(url, { headers: { 'accept-encoding': accept } }, (response) => {
      response.resume()
      const header: Headers = (name) => response.headers[name]?.toString()
      done({ status: response.statusCode ?? 0, header })
    })
    asked.on('error', reject).end()
  })
}

const assetOf = (folder: string, end: string) =>
  `/assets/${readdirSync(`${folder}/assets`).find((file) => file.startsWith('shared-') && file.endsWith(end))}`
const year = 'public, max-age=31536000, immutable'

test('each address has its status, type and cache', async ({ nginx: { url, folder } }) => {
  const html = 'text/html; charset=utf-8'
  for (const [address, status, type, cache] of [
    ['/', 200, html, 'no-cache'],
    ['/SignIn', 200, html, 'no-cache'],
    ['/learningpath/recipe', 200, html, 'no-cache'],
    ['/manifest.webmanifest', 200, 'application/manifest+json', 'no-cache'],
    ['/icons/norte-192.png', 200, 'image/png', 'no-cache'],
    [assetOf(folder, '.js'), 200, 'javascript', year],
    [assetOf(folder, '.css'), 200, 'text/css', year],
    // A lost file gets no page instead.
    ['/assets/gone-1a2b3c.js', 404, 'text/html', 'no-cache'],
  ] as const) {
    const { status: given, header } = await ask(url + address)
    expect([address, given, header('cache-control')]).toEqual([address, status, cache])
    expect(header('content-type'), address).toContain(type)
  }
})

test('compressed files of the build are sent as they are', async ({ nginx: { url, folder } }) => {
  const script = url + assetOf(folder, '.js')
  expect((await ask(script, 'gzip, deflate, br')).header('content-encoding')).toBe('br')
  expect((await ask(script, 'gzip')).header('content-encoding')).toBe('gzip')
  expect((await ask(script)).header('content-encoding')).toBeUndefined()
  expect((await ask(`${url}/skillmap`, 'gzip')).header('content-encoding')).toBe('gzip')
  expect((await ask(script, 'gzip')).header('vary')).toContain('Accept-Encoding')
})

test('page, file and error page have the security headers', async ({ nginx: { url, folder } }) => {
  for (const address of ['/', assetOf(folder, '.js'), '/assets/gone-1a2b3c.js']) {
    const { header } = await ask(url + address)
    expect(header('content-security-policy')).toContain("default-src 'none'")
    expect(header('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(header('strict-transport-security')).toMatch(/^max-age=\d{8}/)
    expect(header('x-content-type-options')).toBe('nosniff')
    expect(header('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(header('permissions-policy')).toContain('camera=()')
  }
})

test('a new learner goes to the trophy behind nginx without violating its headers', async ({
  page,
  input,
  problems,
}) => {
  test.setTimeout(300_000)
  await page.goto('/')
  await followStory(storyIn('en'), onPage(page, input))
  // Trusted Types are report-only. What lacks them (src/DECISIONS.md): the worker of pdfs, and
  // react-pdf, which empties the layers of a page by an empty text.
  forgive(
    problems,
    /^policy: require-trusted-types-for .* (Worker constructor\|.*\/assets\/pdf\.worker|Element innerHTML\|$)/,
  )
})
