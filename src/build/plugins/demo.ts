import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Connect, Plugin } from 'vite'
import { helpFiles } from '../../mocks/curriculum/skill-files.ts'
import { seededLearners, seedPassword } from '../../mocks/learners.ts'
import { surveyScriptNames } from '../../mocks/survey/survey-script-names.ts'

const mockBackend = new URL('../../mocks/', import.meta.url)
const workerName = 'mockServiceWorker.js'
const workerFile = createRequire(import.meta.url).resolve(`msw/${workerName}`)

/**
 * Prepended to MSW's worker: requests to our own origin bypass the mock backend. MSW would drop the
 * Range header, and some video players then play nothing.
 */
const leaveOwnOriginAlone = `addEventListener('fetch', (event) => {
  if (new URL(event.request.url).origin === location.origin) event.stopImmediatePropagation()
})
`

/**
 * What the demo serves beside the app, by path: MSW's worker, the help pages that challenges link
 * to, and the scripts of the survey, whose frame has no origin: no worker answers its requests.
 */
function demoFiles(): ReadonlyMap<string, string> {
  const help = [...helpFiles()].map(([name, file]) => {
    return [`help/${name}`, readFileSync(file, 'utf8')] as const
  })
  const survey = surveyScriptNames.map((name) => {
    const path = `survey/${name}`
    return [path, readFileSync(new URL(path, mockBackend), 'utf8')] as const
  })
  const worker = leaveOwnOriginAlone + readFileSync(workerFile, 'utf8')
  return new Map([...help, ...survey, [workerName, worker]])
}

/** Accepts survey answers like the form service, and discards them. */
const acceptAnswers: Connect.NextHandleFunction = (request, response, next) => {
  if (request.method !== 'POST') return next()
  request.resume()
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('content-type', 'application/json')
  response.end('{"ok":true}')
}

const contentTypes: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  html: 'text/html; charset=utf-8',
}

function printLearners(): void {
  const learners = seededLearners.map(({ email, about }) => `  ${email.padEnd(20)} ${about.en}`)
  console.log(`
Sign in as one of these learners, with the password ${seedPassword}:
${learners.join('\n')}

What you do stays in your browser. To start afresh, open /SignIn?start-afresh.
`)
}

/** The demo's own files, and who can sign in, while developing and in its build. */
export function demo(): Plugin {
  return {
    name: 'demo',
    apply: (_config, { mode }) => mode === 'demo',
    configureServer({ middlewares, httpServer }) {
      const files = demoFiles()
      middlewares.use('/survey/answers', acceptAnswers)
      middlewares.use((request, response, next) => {
        const path = (request.url ?? '').slice(1)
        const source = files.get(path)
        if (source === undefined) return next()
        const type = contentTypes[path.slice(path.lastIndexOf('.') + 1)] ?? 'text/plain'
        response.setHeader('content-type', type).end(source)
      })
      httpServer?.once('listening', printLearners)
    },
    configurePreviewServer({ middlewares, httpServer }) {
      middlewares.use('/survey/answers', acceptAnswers)
      httpServer.once('listening', printLearners)
    },
    generateBundle() {
      for (const [fileName, source] of demoFiles()) {
        this.emitFile({ type: 'asset', fileName, source })
      }
    },
  }
}
