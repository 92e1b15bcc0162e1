import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import type { Page } from '../support/e2e'

export const median = (numbers: number[]) =>
  Math.round(numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0)

/** How many times the other number: 1.25 for 5 and 4. */
export const times = (number: number, other: number) => Math.round((100 * number) / other) / 100

/** A processor like that of a cheap phone. */
export async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return session
}

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** Serves a build as a host does: compressed, and index.html for every address without a file. `pages` are served beside it. */
export async function serve(folder: string, pages: Record<string, string> = {}): Promise<string> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const isFile = extname(pathname) !== '' && existsSync(folder + pathname)
    const file = isFile ? folder + pathname : `${folder}/index.html`
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
    const page = pages[pathname]
    if (page !== undefined) return response.end(page)
    const isCompressed = existsSync(`${file}.br`)
    if (isCompressed) response.setHeader('content-encoding', 'br')
    return createReadStream(isCompressed ? `${file}.br` : file).pipe(response)
  })
  await new Promise<void>((done) => server.unref().listen(0, done))
  const { port } = server.address() as AddressInfo
  return `http://localhost:${port}`
}
