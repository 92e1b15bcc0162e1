import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const fileName = 'mockServiceWorker.js'
const file = createRequire(import.meta.url).resolve(`msw/${fileName}`)

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
        readFile(file).then((source) => {
          response.setHeader('content-type', 'text/javascript')
          response.end(source)
        }, next)
      })
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: await readFile(file) })
    },
  }
}
