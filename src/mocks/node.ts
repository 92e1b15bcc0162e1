import type { RequestHandler } from 'msw'
import { setupServer } from 'msw/node'
import type { MockBackend, MockBackendOptions } from './backend/create-mock-backend'
import { createMockBackend } from './backend/create-mock-backend'
import { findAccount, openSession } from './database'
import { readSheet } from './sheet-files'

type SeenRequest = {
  method: string
  url: string
  /** Path and query. */
  path: string
  headers: Record<string, string>
  /** The parsed JSON; undefined without a body. */
  body: unknown
}

/** Pdfs are read from the curriculum's files by default. */
type TestBackendOptions = Omit<MockBackendOptions, 'sheetData'> & Partial<MockBackendOptions>

export type TestBackend = {
  /** Every request since the last `fresh`, including those to other hosts. */
  requests: readonly SeenRequest[]
  /** The requests of one call, `POST /auth/validate_user`, with any query. */
  requestsTo: (call: string) => SeenRequest[]
  /** Starts over with the seed and without recorded requests. Call it after every test. */
  fresh: (options?: Partial<MockBackendOptions>) => void
  /** Overrides handlers for this test. */
  use: (...handlers: RequestHandler[]) => void
  /** Opens a session for a seeded learner and returns its access token. */
  tokenFor: (email: string) => Promise<string>
  /** Runs work on the database, to prepare or inspect it. */
  work: MockBackend['work']
}

/** The backend for tests in Node. An unhandled request fails the test. */
export function startTestBackend(given: TestBackendOptions): TestBackend {
  const options = { sheetData: readSheet, ...given }
  let backend = createMockBackend(options)
  const requests: SeenRequest[] = []
  const server = setupServer(...backend.handlers)
  server.events.on('request:start', ({ request }) => {
    requests.push(record(request))
  })
  server.listen({ onUnhandledRequest: 'error' })

  return {
    requests,
    requestsTo: (call) =>
      requests.filter(({ method, path }) => `${method} ${path.split('?')[0]}` === call),
    fresh: (changes = {}) => {
      backend = createMockBackend({ ...options, ...changes })
      server.resetHandlers(...backend.handlers)
      requests.length = 0
    },
    use: (...handlers) => {
      server.use(...handlers)
    },
    tokenFor: (email) =>
      backend.work((db) => {
        const account = findAccount(db, email)
        if (!account) throw new Error(`No seeded account ${email}`)
        return openSession(db, account, null).token
      }),
    work: (work) => backend.work(work),
  }
}

function record(request: Request): SeenRequest {
  const { pathname, search } = new URL(request.url)
  const seen: SeenRequest = {
    method: request.method,
    url: request.url,
    path: pathname + search,
    headers: Object.fromEntries(request.headers),
    body: undefined,
  }
  // The body is recorded before the response arrives: the backend reads its own copy later.
  void request
    .clone()
    .text()
    .then((text) => {
      seen.body = text === '' ? undefined : parsed(text)
    })
  return seen
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
