import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const fileName = 'mockServiceWorker.js'
const file = createRequire(import.meta.url).resolve(`msw/${fileName}`)

/**
 * Prepended to MSW's worker: requests to our own origin bypass the mock backend. MSW would drop the
 * Range header, and some video players then play nothing.
 */
const leaveOwnOriginAlone = `addEventListener('fetch', (event) => {
  if (new URL(event.request.url).origin === location.origin) event.stopImmediatePropagation()
})
`

const source = async () => leaveOwnOriginAlone + (await readFile(file, 'utf8'))

/** Serves MSW's worker in the demo only; in `public/` it would be copied into every build. */
export function mswWorker(): Plugin {
  return {
    name: 'msw-worker',
    apply: (_config, { mode }) => mode === 'demo',
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response, next) => {
        source().then((code) => {
          response.setHeader('content-type', 'text/javascript')
          response.end(code)
        }, next)
      })
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: await source() })
    },
  }
}
