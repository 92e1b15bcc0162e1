import { expect, test, vi } from 'vitest'
import { onProblem, type Problem } from '@/lib/report-problem'
import { ApiError } from './errors'
import { makeQueryClient, shouldRetry } from './query-client'

const messages = { onNotSaved: () => {}, onNotUpdated: () => {} }

test.each([
  ['no answer', new ApiError('no-response')],
  ['a 500', new ApiError('server', { status: 500 })],
  ['a 503', new ApiError('unexpected', { status: 503 })],
  ['a 408', new ApiError('unexpected', { status: 408 })],
  ['a 429', new ApiError('unexpected', { status: 429 })],
])('a read is retried three times after %s', (_, error) => {
  expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, error))).toEqual([
    true,
    true,
    true,
    false,
  ])
})

test('a read waits 1, 2 and 4 seconds between its tries', async () => {
  vi.useFakeTimers()
  const queryFn = vi.fn<() => Promise<never>>(() => Promise.reject(new ApiError('no-response')))
  const client = makeQueryClient(messages)
  void client.fetchQuery({ queryKey: ['path'], queryFn }).catch(() => {})
  for (const [ms, tries] of [
    [999, 1],
    [1, 2],
    [1999, 2],
    [1, 3],
    [3999, 3],
    [1, 4],
    [60_000, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(ms)
    expect(queryFn).toHaveBeenCalledTimes(tries)
  }
})

test.each([
  ['a 404', new ApiError('not-found', { status: 404 })],
  ['a 499', new ApiError('unexpected', { status: 499 })],
  ['an answer that cannot be read', new ApiError('invalid-answer')],
  ['a missing id', new ApiError('missing-id', { missing: 'skill' })],
  ['an error of the app', new TypeError('x')],
])('a read is not retried after %s', (_, error) => {
  expect(shouldRetry(0, error)).toBe(false)
})

test('a failed read and a failed write are reported with their call and the cause', async () => {
  const problems: Problem[] = []
  const end = onProblem((problem) => problems.push(problem))
  const failure = (call: string) => () =>
    Promise.reject(new ApiError('invalid-answer', { cause: 'subskills: Array', call }))
  const client = makeQueryClient(messages)
  const queryFn = failure('GET /api/subskills')
  await client.fetchQuery({ queryKey: ['path'], queryFn }).catch(() => {})
  const writes = [
    { mutationFn: failure('POST /auth/revoke-token') },
    // Its failure is also said by a toast.
    {
      mutationFn: failure('POST /api/subskill/update-state'),
      meta: { notSaved: () => 'module' as const },
    },
  ]
  for (const options of writes) {
    const write = client.getMutationCache().build(client, options)
    await write.execute(undefined).catch(() => {})
  }
  end()
  expect(problems.map(({ context, cause }) => [context, cause])).toEqual([
    ['GET /api/subskills', 'subskills: Array'],
    ['POST /auth/revoke-token', 'subskills: Array'],
    ['POST /api/subskill/update-state', 'subskills: Array'],
  ])
})
