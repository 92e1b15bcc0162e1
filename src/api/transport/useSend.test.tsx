import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { CanceledError } from 'axios'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient, type NotSaved } from '@/api/query-client'
import { signalFor, useSend } from './useSend'

type Input = { text: string }

const request = vi.fn<(input: Input, signal: AbortSignal) => Promise<string>>()
const onNotSaved = vi.fn<(what: NotSaved) => void>()
const client = makeQueryClient(onNotSaved)
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)
const renderSend = () =>
  renderHook(
    () =>
      useSend({
        mutationKey: ['text'],
        mutationFn: (input: Input) => request(input, signalFor(input)),
        meta: { notSaved: 'lesson' as const },
      }),
    { wrapper },
  )

const sent = () => request.mock.calls.map(([{ text }]) => text)
/** Waits until React Query and React have rendered. */
const rendered = () => act(async () => vi.advanceTimersByTimeAsync(20))

/** A request that hangs until it is aborted, or fails when the test says so. */
function openRequest() {
  let fail = (_reason: Error) => {}
  request.mockImplementationOnce(
    (_input, signal) =>
      new Promise((_resolve, reject) => {
        fail = reject
        signal.addEventListener('abort', () => reject(new CanceledError()))
      }),
  )
  return () => fail(new Error('no'))
}

beforeEach(() => {
  vi.useFakeTimers()
  client.clear()
  request.mockReset().mockResolvedValue('saved')
  onNotSaved.mockReset()
})

it('a second press before the first has rendered sends nothing', async () => {
  const { result } = renderSend()
  act(() => {
    result.current.send({ text: 'first' })
    result.current.send({ text: 'second' })
  })
  await rendered()
  expect(sent()).toEqual(['first'])
})

it('a failure is sent again by the next press, not by itself', async () => {
  request.mockRejectedValueOnce(new Error('no'))
  const { result } = renderSend()
  act(() => result.current.send({ text: 'first' }))
  await act(async () => vi.advanceTimersByTimeAsync(60_000))
  expect(sent()).toEqual(['first'])
  expect(onNotSaved).not.toHaveBeenCalled()
  act(() => result.current.send({ text: 'second' }))
  await rendered()
  expect(sent()).toEqual(['first', 'second'])
  expect(result.current.isSuccess).toBe(true)
})

it('Try again aborts what hangs and sends it once more', async () => {
  openRequest()
  const { result } = renderSend()
  act(() => result.current.send({ text: 'it' }))
  await rendered()
  act(() => {
    result.current.tryAgain()
    result.current.tryAgain()
  })
  await rendered()
  expect(sent()).toEqual(['it', 'it'])
  expect(result.current.data).toBe('saved')
  expect(onNotSaved).not.toHaveBeenCalled()
})

it.each([
  ['is told that it failed', () => {}, 1],
  ['is told nothing once the session is over', () => client.clear(), 0],
])('a learner who has left the screen %s', async (_, before, times) => {
  const fail = openRequest()
  const { result, unmount } = renderSend()
  act(() => result.current.send({ text: 'it' }))
  await rendered()
  unmount()
  before()
  fail()
  await rendered()
  expect(onNotSaved).toHaveBeenCalledTimes(times)
})
