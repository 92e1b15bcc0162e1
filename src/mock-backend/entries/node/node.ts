import type { RequestHandler } from 'msw'
import { setupServer } from 'msw/node'
import type { MockBackend, MockBackendOptions } from '../../server/create-mock-backend'
import { createMockBackend } from '../../server/create-mock-backend'
import { findAccount, openSession } from '../../server/db'
import { readSheet } from '../sheet-files'

/** One request as it left the app, in the order of leaving. */
type SeenRequest = {
  method: string
  url: string
  /** Path and query. */
  path: string
  headers: Record<string, string>
  /** The JSON that was sent; undefined without a body. */
  body: unknown
}

/** The sheets are the files of the curriculum unless given. */
type TestBackendOptions = Omit<MockBackendOptions, 'sheetData'> & Partial<MockBackendOptions>

export type TestBackend = {
  /** Every request since the last `fresh`, also those to other hosts. */
  requests: readonly SeenRequest[]
  /** The requests of one call, `POST /auth/validate_user`; the query does not count. */
  requestsTo: (call: string) => SeenRequest[]
  /** A new backend with its seed, no requests seen. To be called after every test. */
  fresh: (options?: Partial<MockBackendOptions>) => void
  /** Other answers for this test, before the backend's own. */
  use: (...handlers: RequestHandler[]) => void
  /** Opens a session for a seeded learner and gives its access token. */
  tokenFor: (email: string) => Promise<string>
  /** Works on the tables, to prepare a state or to look at one. */
  work: MockBackend['work']
  stop: () => void
}

/** The backend for tests in Node. A request that it does not know fails the test. */
export function startTestBackend(given: TestBackendOptions): TestBackend {
  const options = { sheetData: readSheet, ...given }
  let backend = createMockBackend(options)
  const requests: SeenRequest[] = []
  const server = setupServer(...backend.handlers)
  server.events.on('request:start', ({ request }) => {
    requests.push(see(request))
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
    stop: () => {
      server.close()
    },
  }
}

function see(request: Request): SeenRequest {
  const { pathname, search } = new URL(request.url)
  const seen: SeenRequest = {
    method: request.method,
    url: request.url,
    path: pathname + search,
    headers: Object.fromEntries(request.headers),
    body: undefined,
  }
  // The body is there before the answer is: the backend reads its own copy of it later than this.
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
