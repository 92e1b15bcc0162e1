import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { curriculum } from '@/mocks/curriculum/curriculum'
import { test, type Page } from '../support/e2e'

const runs = Number(process.env['RUNS'] ?? 3)

test.use({ viewport: { width: 390, height: 844 } })
test.describe.configure({ mode: 'serial', timeout: 600_000 })

const median = (numbers: number[]) =>
  Math.round(numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0)

/** A processor like that of a cheap phone. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return session
}

const pureHtml = `<!doctype html><html lang="en"><title>Sign in</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<h1>Sign in</h1><form><label>E-mail <input></label><button>Sign in</button></form>`
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** Serves a build as a host does: compressed, and index.html for every address without a file. */
async function serve(folder: string): Promise<string> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const isFile = extname(pathname) !== '' && existsSync(folder + pathname)
    const file = isFile ? folder + pathname : `${folder}/index.html`
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
    if (pathname === '/pure.html') return response.end(pureHtml)
    const isCompressed = existsSync(`${file}.br`)
    if (isCompressed) response.setHeader('content-encoding', 'br')
    return createReadStream(isCompressed ? `${file}.br` : file).pipe(response)
  })
  await new Promise<void>((done) => server.unref().listen(0, done))
  const { port } = server.address() as AddressInfo
  return `http://localhost:${port}`
}

test('first paints on slow 4G', async ({ page }) => {
  const address = await serve(resolve('dist/e2e'))
  const session = await slowDown(page)
  // The slow 4G of Lighthouse.
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1474.56 * 1024) / 8,
    uploadThroughput: (675 * 1024) / 8,
  })
  const table: Record<string, object> = {}
  for (const path of ['/pure.html', '/', '/SignIn']) {
    const paints: number[] = []
    const buttons: number[] = []
    for (let run = 0; run < runs; run += 1) {
      await page.goto(address + path, { waitUntil: 'commit' })
      await page.getByRole('button').first().waitFor()
      buttons.push(await page.evaluate(() => performance.now()))
      const paint = await page.evaluate(
        () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      )
      paints.push(paint ?? 0)
      await page.waitForLoadState('networkidle')
    }
    table[path] = { 'first paint, ms': median(paints), 'first button, ms': median(buttons) }
  }
  console.table(table)
})

test('kilobytes of the entry by package', async () => {
  const result = await build({ mode: 'main', logLevel: 'error', build: { write: false } })
  if (!('output' in result)) throw new Error('There are several builds')
  const chunks = result.output.filter((file) => file.type === 'chunk')
  const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('index.html'))
  const files = new Set([entry?.fileName])
  // A set also visits what is added meanwhile: the imports of the imports.
  for (const file of files)
    chunks.find(({ fileName }) => fileName === file)?.imports.forEach((name) => files.add(name))

  const bytes: Record<string, number> = { all: 0 }
  for (const { code, modules } of chunks.filter(({ fileName }) => files.has(fileName))) {
    const size = gzipSync(code).length
    const lengths = Object.entries(modules).map(
      ([id, { renderedLength }]) => [id, renderedLength] as const,
    )
    const whole = lengths.reduce((sum, [, length]) => sum + length, 0)
    bytes['all'] = (bytes['all'] ?? 0) + size
    for (const [id, length] of lengths) {
      const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? 'Norte'
      // Its share of the compressed chunk.
      bytes[name] = (bytes[name] ?? 0) + (size * length) / whole
    }
  }
  const sorted = Object.entries(bytes).toSorted(([, one], [, other]) => other - one)
  console.table(sorted.map(([name, size]) => ({ name, 'gzip, kB': Math.round(size / 100) / 10 })))
})

/** Presses a button; the milliseconds until all nodes of the chart are painted. */
const timeOf = (page: Page, button: string) =>
  page.getByRole('button', { name: button, exact: true }).evaluate(
    (element: HTMLElement) =>
      new Promise<number>((done) => {
        const start = performance.now()
        element.click()
        requestAnimationFrame(function look() {
          const nodes = [...document.querySelectorAll('.react-flow__node')]
          const isThere = nodes.every((node) => getComputedStyle(node).visibility === 'visible')
          if (nodes.length > 0 && isThere) done(performance.now() - start)
          else requestAnimationFrame(look)
        })
      }),
  )

/** Mounts the chart, then moves it for two seconds. */
async function measureChart(page: Page, move: (angle: number) => Promise<void>) {
  const mounts: number[] = []
  for (let run = 0; run < runs; run += 1) {
    await page.getByRole('button', { name: 'List', exact: true }).click()
    mounts.push(await timeOf(page, 'Map'))
  }
  const nodes = await page.locator('.react-flow__node').count()
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { times })
    requestAnimationFrame(function count(now) {
      times.push(now)
      requestAnimationFrame(count)
    })
  })
  await page.mouse.move(20, 600)
  await page.mouse.down()
  const end = Date.now() + 2000
  for (let step = 0; Date.now() < end; step += 1) await move(step / 10)
  const times: number[] = await page.evaluate(() => Reflect.get(window, 'times'))
  await page.mouse.up()
  const frames = times.slice(1).map((time, index) => time - (times[index] ?? 0))
  const longest = Math.round(Math.max(...frames))
  return {
    nodes,
    'mount, ms': median(mounts),
    'frames per second': frames.length / 2,
    'longest frame, ms': longest,
  }
}

test('charts beside bare React Flow', async ({ page, openAs }) => {
  const outDir = resolve('dist/bench')
  await build({
    root: 'tests/bench/page',
    configFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  })
  const address = await serve(outDir)
  const drag = (angle: number) =>
    page.mouse.move(60 - 40 * Math.cos(angle), 600 + 40 * Math.sin(angle))
  const scroll = (angle: number) => page.mouse.wheel(0, 40 * Math.cos(angle / 2))
  const [longest] = curriculum.skills.toSorted(
    (one, other) => other.subSkills.length - one.subSkills.length,
  )
  await slowDown(page)
  await openAs('omar', '/skillmap', { skillId: longest?.id })
  const map = await measureChart(page, drag)
  await page.goto('/learningpath')
  const path = await measureChart(page, scroll)
  await page.goto(`${address}?nodes=${map.nodes}`)
  const bareMap = await measureChart(page, drag)
  await page.goto(`${address}?nodes=${path.nodes}`)
  const barePath = await measureChart(page, scroll)
  console.table({ map, 'as many bare nodes': bareMap, path, 'as many bare nodes ': barePath })
})
