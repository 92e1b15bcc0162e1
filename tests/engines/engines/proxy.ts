import { createServer, request as ask, type RequestListener } from 'node:http'
import { listen, type RunningServer } from '@tests/fixtures/browser/listen'

/** Sends every request on to this host. */
const forwardTo =
  (host: string): RequestListener =>
  (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', host)
    const { method, headers } = request
    const onward = ask(`${host}${pathname}${search}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  }

/**
 * A proxy that sends every request to this backend, for browsers that cannot map host names. They
 * contact this machine, where the app is, without it.
 */
export const startProxy = (backend: string): Promise<RunningServer> =>
  listen(createServer(forwardTo(backend)))
