import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const fileName = 'mockServiceWorker.js'
const file = createRequire(import.meta.url).resolve(`msw/${fileName}`)

/**
 * Stands before MSW's own code: what a page fetches from its own origin is not the stand-in's business.
 * Through the worker a player would lose the byte ranges that it asks for, and some play nothing then.
 */
const leaveOwnOriginAlone = `addEventListener('fetch', (event) => {
  if (new URL(event.request.url).origin === location.origin) event.stopImmediatePropagation()
})
`

const source = async () => leaveOwnOriginAlone + (await readFile(file, 'utf8'))

/**
 * Gives the demo the service worker in which the stand-in backend answers, and no other mode: in
 * `public/` it would be copied into every build.
 */
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
