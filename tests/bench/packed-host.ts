import { createServer, type RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { listen } from '@/build/listen'

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
