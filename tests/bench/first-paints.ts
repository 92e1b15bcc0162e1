import { createServer, type RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { listen } from '@/build/listen'
import { paths } from '@/config/paths'
import type { TestHost } from '@tests/fixtures/browser/test-host'
import { slowDown } from './cpu'
import { noiseOf } from './limits'
import { median, table } from './numbers'

/** What paints from its page alone, and how many times as long as a page of pure HTML it may take. */
const pages = [
  { name: 'a page of pure HTML', path: '', most: Number.POSITIVE_INFINITY },
  { name: 'landing', path: paths.landing, most: 1.1 },
  { name: 'sign-in', path: paths.signIn, most: 1.3 },
  { name: 'sign-up', path: paths.signUp, most: 1.3 },
  { name: 'forgot-password', path: paths.forgotPassword, most: 1.3 },
] as const

/** Lighthouse's slow 4G, applied to each request. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}

const pureHtml = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Sign in</title>
<style>body{font:1.125rem/1.5 sans-serif;margin:2rem}input,button{display:block;font:inherit;padding:.5rem}</style>
<h1>Sign in</h1><form><label>E-mail <input type="email"></label><label>Password <input type="password"></label>
<button type="button">Sign in</button></form></html>`

/** The app's host as a real one is: what is text goes compressed. */
export function compressing(url: string): RequestListener {
  const kept = new Map<string, Promise<{ headers: Record<string, string>; body: Buffer }>>()
  const fetchOnce = async (path: string) => {
    const response = await fetch(url + path)
    const headers = Object.fromEntries(response.headers)
    const body = Buffer.from(await response.arrayBuffer())
    if (!/text|javascript|json|svg/.test(headers['content-type'] ?? '')) return { headers, body }
    const packed = gzipSync(body, { level: 9 })
    const length = String(packed.length)
    return {
      headers: { ...headers, 'content-encoding': 'gzip', 'content-length': length },
      body: packed,
    }
  }
  return (request, response) => {
    const path = request.url ?? '/'
    const answer = kept.get(path) ?? fetchOnce(path)
    kept.set(path, answer)
    answer.then(
      ({ headers, body }) => response.writeHead(200, headers).end(body),
      () => response.writeHead(502).end(),
    )
  }
}

/** Opens a server for as long as something is done with its address. */
export async function served<T>(
  listener: RequestListener,
  act: (url: string) => Promise<T>,
): Promise<T> {
  const server = await listen(createServer(listener))
  try {
    return await act(server.url)
  } finally {
    await server.close()
  }
}

/** The largest paint of a first visit on a cheap phone and a slow line, in milliseconds. */
async function largestPaint(testHost: TestHost, path: string): Promise<number> {
  const plain: RequestListener = (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(pureHtml)
  return served(path === '' ? plain : compressing(testHost.url), async (url) => {
    // The host packs each file once and keeps it: no visitor waits for that.
    await fetch(url + path)
    const page = await testHost.browser.newPage({ viewport: { width: 390, height: 844 } })
    try {
      const line = await slowDown(page)
      await line.send('Network.enable')
      await line.send('Network.emulateNetworkConditions', slow4g)
      await page.goto(url + path, { waitUntil: 'networkidle' })
      await page.waitForTimeout(1000)
      return await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) => {
              resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)
            }).observe({ type: 'largest-contentful-paint', buffered: true })
          }),
      )
    } finally {
      await page.close()
    }
  })
}

/** The largest paint of each page beside that of the first one, in the same runs. */
export async function benchFirstPaints(testHost: TestHost, runs: number) {
  const times = pages.map((): number[] => [])
  for (let run = 0; run < runs; run += 1) {
    for (const [index, { path }] of pages.entries()) {
      times[index]?.push(await largestPaint(testHost, path))
    }
  }
  const floor = median(times[0] ?? [])
  const rows = pages.map(({ name, most }, index) => {
    const own = times[index] ?? []
    const isMissed = median(own) / floor - most > noiseOf(own) / floor
    return { name, most, middle: median(own), ratio: median(own) / floor, isMissed }
  })
  const cells = rows.map(({ name, middle, ratio }) => [
    name,
    middle.toFixed(0),
    `${ratio.toFixed(2)} x`,
  ])
  return {
    text: table(['largest paint, slow 4G', 'ms', 'to pure HTML'], cells),
    misses: rows
      .filter(({ isMissed }) => isMissed)
      .map(({ name, most, ratio }) => `${name}: ${ratio.toFixed(2)} x, wanted at most ${most} x`),
  }
}
