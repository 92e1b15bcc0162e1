import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { session } from '@/learner/session'
import { contractCalls, type ContractCall } from '@tests/fixtures/contract-calls'

const server = setupServer()

/** Starts a server for the tests of a file, with a signed-in learner. */
export function withServer(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  beforeEach(() => {
    session.start({ accessToken: 'secret', email: 'sam@example.com', remember: true })
  })
  afterEach(() => {
    server.resetHandlers()
    session.end('signed-out')
  })
  afterAll(() => server.close())
}

function callOf(name: ContractCall['name']): ContractCall {
  const given = contractCalls.find((one) => one.name === name)
  if (!given) throw new Error(`The contract has no ${name}`)
  return given
}

/** Makes one call and answers it so; returns what the app reads. */
export function readsFrom(name: ContractCall['name'], answer: Response): Promise<unknown> {
  server.use(http.all(/.*/, () => answer))
  return callOf(name).send()
}

/** Makes one call; returns the request and the result. */
export async function exchange(name: ContractCall['name']) {
  const given = callOf(name)
  let request: Request | undefined
  server.use(
    http.all(/.*/, (call) => {
      request = call.request.clone()
      return Response.json(given.answer)
    }),
  )
  const reads = await given.send()
  if (!request) throw new Error('Nothing was sent')
  const { pathname, search } = new URL(request.url)
  return {
    sent: `${request.method} ${pathname}${search}`,
    bearer: request.headers.get('authorization'),
    body: request.method === 'POST' ? ((await request.json()) as unknown) : undefined,
    reads,
  }
}
