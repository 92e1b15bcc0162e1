import { createServer, type RequestListener } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { listen } from '@tests/fixtures/browser/listen'

type Answer = { headers: Record<string, string>; body: Buffer }

/**
 * Compressed responses by address: real hosts compress a file on deployment, so no visit should
 * wait for it.
 */
const packed = new Map<string, Promise<Answer>>()

/**
 * Serves the app like our host (src/build/hosting/nginx.conf): texts are compressed with
 * brotli.
 */
export function compressing(url: string): RequestListener {
  const fetchOnce = async (path: string) => {
    const response = await fetch(url + path)
    const headers = Object.fromEntries(response.headers)
    const body = Buffer.from(await response.arrayBuffer())
    if (!/text|javascript|json|svg/.test(headers['content-type'] ?? '')) return { headers, body }
    const smaller = brotliCompressSync(body)
    const length = String(smaller.length)
    return {
      headers: { ...headers, 'content-encoding': 'br', 'content-length': length },
      body: smaller,
    }
  }
  return (request, response) => {
    const path = request.url ?? '/'
    const answer = packed.get(url + path) ?? fetchOnce(path)
    packed.set(url + path, answer)
    answer.then(
      ({ headers, body }) => response.writeHead(200, headers).end(body),
      () => response.writeHead(502).end(),
    )
  }
}

/** Runs a server during an action. */
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
