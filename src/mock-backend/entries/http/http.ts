import type { Server } from 'node:http'
import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import type { Crooked } from '../../crooked/crooked-rows'
import { seededLearners, seedPassword } from '../../seed/learners'
import type { ResetMail } from '../../server/call'
import type { Content } from '../../server/content'
import type { MockBackend } from '../../server/create-mock-backend'
import { createMockBackend } from '../../server/create-mock-backend'
import { refusal, toResponse } from '../../server/http-answers'
import { readSheet } from '../sheet-files'
import { send, serve } from './http-serve'

export type HttpBackend = {
  /** `http://127.0.0.1:4700`: the API base address, with the clips under `/clips/`. */
  url: string
  /** Puts everything back to the seed. */
  reset: () => Promise<void>
  /** Works on the tables, to prepare a state or to look at one. */
  work: MockBackend['work']
  close: () => Promise<void>
}

export type HttpBackendOptions = {
  /** 0, the default, takes any free port. */
  port?: number
  /** The address that clients know, where that is not its own. */
  publicUrl?: string
  latencyMs?: number
  /** What is taught; the curriculum unless given. */
  content?: Content
  /** The base64 of a sheet by its file name; the files of the curriculum unless given. */
  sheetData?: (fileName: string) => Promise<string>
  /** In which ways the answers differ from the contract; straight unless given. */
  crooked?: Crooked
  onResetMail?: (mail: ResetMail) => void
}

const host = '127.0.0.1'

/** The backend as a real HTTP server on this machine's loopback address. Rejects when the port is taken. */
export async function startHttpBackend(options: HttpBackendOptions = {}): Promise<HttpBackend> {
  const { port = 0, publicUrl, ...backendOptions } = options
  const server = createServer()
  const url = await listen(server, port)
  const baseUrl = publicUrl ?? url
  const backend = createMockBackend({ baseUrl, sheetData: readSheet, ...backendOptions })
  server.on('request', (request, response) => {
    serve(backend.handlers, baseUrl, request, response).catch(() => {
      // A caller that went away, or a defect of ours: the server goes on either way.
      if (response.headersSent) response.destroy()
      else void send(response, toResponse(refusal(500, 'Internal server error')))
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

/**
 * `npm run backend -- --port 4700 --latency 300 --crooked envelope-data ids-as-text`. Runs until it is stopped.
 */
export async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      port: { type: 'string', default: '4700' },
      latency: { type: 'string', default: '0' },
      crooked: { type: 'boolean', default: false },
    },
  })
  const { url } = await startHttpBackend({
    port: Number(values.port),
    latencyMs: Number(values.latency),
    ...(values.crooked && { crooked: positionals.length > 0 ? positionals : 'all' }),
    onResetMail: ({ to, path, origin }) => {
      console.log(`Reset link for ${to}: ${origin ?? ''}${path}`)
    },
  })
  const learners = seededLearners.map(({ email, about }) => `  ${email.padEnd(20)} ${about.en}`)
  console.log(`The stand-in backend answers at ${url} (Ctrl+C stops it).`)
  console.log(`Sign in with the password ${seedPassword} as:\n${learners.join('\n')}`)
}
