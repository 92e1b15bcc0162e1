import { readFileSync } from 'node:fs'
import type { Connect, Plugin } from 'vite'
import { surveyScriptNames } from '../../mock-backend/survey/survey-script-names.ts'

const folder = new URL('../../mock-backend/survey/', import.meta.url)
const source = (name: string) => readFileSync(new URL(name, folder), 'utf8')

/** Accepts survey answers like the form service, and discards them. */
const acceptAnswers: Connect.NextHandleFunction = (request, response, next) => {
  if (request.method !== 'POST') return next()
  request.resume()
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('content-type', 'application/json')
  response.end('{"ok":true}')
}

/**
 * Serves the mock survey in the demo only. It needs real files: the survey's frame has no origin,
 * so its requests never reach the mock backend's service worker.
 */
export function demoSurvey(): Plugin {
  return {
    name: 'demo-survey',
    apply: (_config, { mode }) => mode === 'demo',
    configureServer(server) {
      server.middlewares.use('/survey/answers', acceptAnswers)
      for (const name of surveyScriptNames) {
        server.middlewares.use(`/survey/${name}`, (_request, response) => {
          response.setHeader('content-type', 'text/javascript')
          response.end(source(name))
        })
      }
    },
    configurePreviewServer(server) {
      server.middlewares.use('/survey/answers', acceptAnswers)
    },
    generateBundle() {
      for (const name of surveyScriptNames) {
        this.emitFile({ type: 'asset', fileName: `survey/${name}`, source: source(name) })
      }
    },
  }
}
