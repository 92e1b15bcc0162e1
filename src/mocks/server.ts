import type { Server } from 'node:http'
import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import type { ResetMail } from './backend/call'
import type { Content } from './backend/content'
import type { MockBackend } from './backend/create-mock-backend'
import { createMockBackend } from './backend/create-mock-backend'
import { refusal } from './backend/refusal'
import { send, serve } from './http-serve'
import { seededLearners, seedPassword } from './learners'
import { readSheet } from './sheet-files'

export type HttpBackend = {
  /** The API base address, `http://127.0.0.1:4700`; videos are under `/clips/`. */
  url: string
  /** Resets the database to the seed. */
  reset: () => Promise<void>
  /** Runs work on the database, to prepare or inspect it. */
  work: MockBackend['work']
  close: () => Promise<void>
}

export type HttpBackendOptions = {
  /** 0, the default, takes any free port. */
  port?: number
  /** The address that clients use, if it differs. */
  publicUrl?: string
  latencyMs?: number
  /** The curriculum by default. */
  content?: Content
  /** Returns a pdf as base64 by its file name; reads the curriculum's files by default. */
  sheetData?: (fileName: string) => Promise<string>
  onResetMail?: (mail: ResetMail) => void
}

const host = '127.0.0.1'

/** The backend as an HTTP server on loopback. Rejects if the port is taken. */
export async function startHttpBackend(options: HttpBackendOptions = {}): Promise<HttpBackend> {
  const { port = 0, publicUrl, ...backendOptions } = options
  const server = createServer()
  const url = await listen(server, port)
  const baseUrl = publicUrl ?? url
  const backend = createMockBackend({ baseUrl, sheetData: readSheet, ...backendOptions })
  server.on('request', (request, response) => {
    serve(backend.handlers, baseUrl, request, response).catch(() => {
      // The client has disconnected, or this is our bug; the server goes on.
      if (response.headersSent) response.destroy()
      else void send(response, refusal(500, 'Internal server error'))
    })
  })
  return {
    url,
    reset: backend.reset,
    work: backend.work,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve()
        })
        server.closeAllConnections()
      }),
  }
}

function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      const address = server.address()
      const actual = typeof address === 'object' && address ? address.port : port
      resolve(`http://${host}:${actual}`)
    })
  })
}

/** `npm run backend -- --port 4700 --latency 300`. Runs until it is stopped. */
async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '4700' },
      latency: { type: 'string', default: '0' },
    },
  })
  const { url } = await startHttpBackend({
    port: Number(values.port),
    latencyMs: Number(values.latency),
    onResetMail: ({ to, path, origin }) => {
      console.log(`Reset link for ${to}: ${origin ?? ''}${path}`)
    },
  })
  const learners = seededLearners.map(({ email, about }) => `  ${email.padEnd(20)} ${about.en}`)
  console.log(`The mock backend answers at ${url} (Ctrl+C stops it).`)
  console.log(`Sign in with the password ${seedPassword} as:\n${learners.join('\n')}`)
}

if (process.argv[1] === import.meta.filename) await main(process.argv.slice(2))
