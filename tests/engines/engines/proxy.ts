import { createServer, request as ask } from 'node:http'

export type Proxy = { url: string; close: () => Promise<void> }

/**
 * A proxy that sends whatever it is asked for to this backend: for browsers that cannot be told where a
 * host is. They ask their own machine, where the app is, without it.
 */
export async function startProxy(backend: string): Promise<Proxy> {
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', backend)
    const { method, headers } = request
    const onward = ask(`${backend}${pathname}${search}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
