import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { session } from '@/learner/session'
import { contractCalls, type ContractCall } from './contract-calls'

const server = setupServer()

/** The requests of a test. */
export const requests: Request[] = []

/** Starts a server for the tests of a file, with a signed-in learner. */
export function withServer(): void {
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' })
    server.events.on('request:start', ({ request }) => requests.push(request.clone()))
  })
  beforeEach(() => {
    session.start({ accessToken: 'secret', email: 'sam@example.com', remember: true })
  })
  afterEach(() => {
    requests.length = 0
    server.resetHandlers()
    session.end('signed-out')
  })
  afterAll(() => server.close())
}

/** Makes one call of the contract and answers it so; returns what the app reads. */
export function readsFrom(name: ContractCall['name'], answer: Response): Promise<unknown> {
  const given = contractCalls.find((one) => one.name === name)
  if (!given) throw new Error(`The contract has no ${name}`)
  server.use(http.all(/.*/, () => answer))
  return given.send()
}
