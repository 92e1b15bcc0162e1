import { createServer, request as ask } from 'node:http'
import { listen, type RunningServer } from '@/build/listen'

/**
 * A proxy that sends every request to this backend, for browsers that cannot map host names. They
 * contact this machine, where the app is, without it.
 */
export async function startProxy(backend: string): Promise<RunningServer> {
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
  return listen(server)
}
