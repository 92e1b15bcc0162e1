import { readdirSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { expect, inject } from 'vitest'
import { test } from './hosted-app'

type Answer = { status: number; header: (name: string) => string | undefined }

/** Sends a request with node:http, since fetch would hide how the response was compressed. */
function ask(url: string, accept = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { 'accept-encoding': accept } }, (response) => {
      response.resume()
      const header = (name: string) => response.headers[name]?.toString()
      resolve({ status: response.statusCode ?? 0, header })
    })
    asked.on('error', reject).end()
  })
}

/** The address of the largest file of this kind, which is worth compressing. */
function assetEndingWith(end: string): string {
  const folder = `${inject('hostedBuild')}/assets`
  const [largest] = readdirSync(folder)
    .filter((file) => file.endsWith(end))
    .sort((a, b) => statSync(`${folder}/${b}`).size - statSync(`${folder}/${a}`).size)
  if (largest === undefined) throw new Error(`The build has no ${end}`)
  return `/assets/${largest}`
}

test('every address of the app gets the page, which is never cached', async ({ app }) => {
  for (const address of ['/', '/SignIn', '/skillmap/2', '/learningpath/recipe']) {
    const { status, header } = await ask(app.url + address)
    expect([address, status, header('content-type'), header('cache-control')]).toEqual([
      address,
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ])
  }
})

test('a file with a hash in its name is cached for a year', async ({ app }) => {
  for (const end of ['.js', '.css', '.woff2']) {
    const { status, header } = await ask(app.url + assetEndingWith(end))
    expect(status).toBe(200)
    expect(header('cache-control')).toBe('public, max-age=31536000, immutable')
  }
})

test('a lost file gets a 404 that is not cached, instead of the page', async ({ app }) => {
  const { status, header } = await ask(`${app.url}/assets/gone-1a2b3c.js`)
  expect(status).toBe(404)
  expect(header('cache-control')).toBe('no-cache')
})

test('compressed files of the build are sent as they are', async ({ app }) => {
  const script = app.url + assetEndingWith('.js')
  expect((await ask(script, 'gzip, deflate, br')).header('content-encoding')).toBe('br')
  expect((await ask(script, 'gzip')).header('content-encoding')).toBe('gzip')
  expect((await ask(script)).header('content-encoding')).toBeUndefined()
  expect((await ask(`${app.url}/skillmap`, 'gzip')).header('content-encoding')).toBe('gzip')
  expect((await ask(script, 'gzip')).header('vary')).toContain('Accept-Encoding')
})

test('a script has the right content type, so that a browser without sniffing runs it', async ({
  app,
}) => {
  const { header } = await ask(app.url + assetEndingWith('.js'))
  expect(header('content-type')).toMatch(/^(text|application)\/javascript/)
})

test('manifest and icons have the right content type, and are revalidated', async ({ app }) => {
  for (const [address, type] of [
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/icons/norte-192.png', 'image/png'],
  ] as const) {
    const { status, header } = await ask(app.url + address)
    expect([address, status, header('content-type'), header('cache-control')]).toEqual([
      address,
      200,
      type,
      'no-cache',
    ])
  }
})

test('page, file and error page have the security headers', async ({ app }) => {
  for (const address of ['/', assetEndingWith('.js'), '/assets/gone-1a2b3c.js']) {
    const { header } = await ask(app.url + address)
    expect(header('content-security-policy')).toContain("default-src 'none'")
    expect(header('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(header('strict-transport-security')).toMatch(/^max-age=\d{8}/)
    expect(header('x-content-type-options')).toBe('nosniff')
    expect(header('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(header('permissions-policy')).toContain('camera=()')
  }
})
