import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import timing from '@/config/timing.json'
import { patience } from './patience'
import { soon } from './soon'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  patience.renew()
})

/** A request that nobody answers; it ends when it is dropped. */
const unansweredUntil = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Dropped')))
  })

it('passes an answer on', async () => {
  await expect(soon(async () => 7, new AbortController().signal)).resolves.toBe(7)
})

const failureOf = (sent: Promise<unknown>) =>
  sent.then(
    () => undefined,
    (error: unknown) => error,
  )

it('drops a request that takes too long, and says that nothing answered', async () => {
  const failure = failureOf(soon(unansweredUntil, new AbortController().signal))
  await vi.advanceTimersByTimeAsync(timing.keptAnswerAfter)
  expect(await failure).toMatchObject({ kind: 'no-response' })
})

it('lets a request that the caller drops fail as it does', async () => {
  const caller = new AbortController()
  const failure = failureOf(soon(unansweredUntil, caller.signal))
  caller.abort()
  expect(await failure).toMatchObject({ message: 'Dropped' })
})

it('waits less once it waited in vain, and as long as before after an answer', async () => {
  const { signal } = new AbortController()
  const first = failureOf(soon(unansweredUntil, signal))
  await vi.advanceTimersByTimeAsync(timing.keptAnswerAfter)
  expect(await first).toMatchObject({ kind: 'no-response' })

  const second = failureOf(soon(unansweredUntil, signal))
  await vi.advanceTimersByTimeAsync(timing.keptAnswerAgainAfter)
  expect(await second).toMatchObject({ kind: 'no-response' })

  await soon(async () => 7, signal)
  expect(patience.now()).toBe(timing.keptAnswerAfter)
})
