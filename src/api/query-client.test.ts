import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onProblem, type Problem } from '@/lib/report-problem'
import { makeQueryClient, type NotSaved } from './query-client'
import { ApiError } from './transport/api-error'

const onNotSaved = vi.fn<(what: NotSaved) => void>()
const { queries } = makeQueryClient(onNotSaved).getDefaultOptions()

const retry = (failures: number, error: Error) =>
  typeof queries?.retry === 'function' && queries.retry(failures, error)
const pause = (failures: number) =>
  typeof queries?.retryDelay === 'function' && queries.retryDelay(failures, new Error('x'))

test.each([
  ['no answer', new ApiError('no-response')],
  ['a 500', new ApiError('server', { status: 500 })],
  ['a 503', new ApiError('unexpected', { status: 503 })],
  ['a 408', new ApiError('unexpected', { status: 408 })],
  ['a 429', new ApiError('unexpected', { status: 429 })],
])('a query is retried three times after %s', (_what, error) => {
  expect([0, 1, 2, 3].map((failures) => retry(failures, error))).toEqual([true, true, true, false])
})

test.each([
  ['a 404', new ApiError('not-found', { status: 404 })],
  ['an answer that cannot be read', new ApiError('invalid-answer', { status: 200 })],
  ['a missing id', new ApiError('missing-id', { missing: 'skill' })],
  ['an error of the app', new TypeError('x')],
])('a query is not retried after %s', (_what, error) => {
  expect(retry(0, error)).toBe(false)
})

test('the delay between retries grows up to 30 seconds', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map(pause)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
})

test('a query is tried whatever the browser says of the network', () => {
  expect(queries).toMatchObject({ networkMode: 'offlineFirst' })
})

const problems: Problem[] = []
let end = () => {}
beforeEach(() => {
  problems.length = 0
  end = onProblem((problem) => problems.push(problem))
})
afterEach(() => end())

test('a failed read is reported with its call and the cause', async () => {
  const error = new ApiError('invalid-answer', { cause: 'subskills: Array' })
  error.call = 'GET /api/subskills'
  const client = makeQueryClient(onNotSaved)
  const read = client.fetchQuery({
    queryKey: ['learning-path', 11],
    queryFn: () => {
      throw error
    },
  })
  await expect(read).rejects.toBe(error)
  expect(problems).toEqual([
    expect.objectContaining({ context: 'GET /api/subskills', cause: 'subskills: Array' }),
  ])
})

test('a read that fails before its call is reported by the name of its query', async () => {
  const fail = () => {
    throw new ApiError('missing-id', { missing: 'skill' })
  }
  const read = makeQueryClient(onNotSaved).fetchQuery({
    queryKey: ['learning-path', 11],
    queryFn: fail,
  })
  await expect(read).rejects.toThrow('missing-id')
  expect(problems.map(({ context }) => context)).toEqual(['query learning-path'])
})

test('a failed write is reported', async () => {
  const error = new ApiError('server', { status: 500 })
  error.call = 'POST /auth/revoke-token'
  const client = makeQueryClient(onNotSaved)
  const write = client.getMutationCache().build(client, { mutationFn: () => Promise.reject(error) })
  await expect(write.execute(undefined)).rejects.toBe(error)
  expect(problems.map(({ context }) => context)).toEqual(['POST /auth/revoke-token'])
})
