import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { CanceledError } from 'axios'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeQueryClient, type NotSaved } from '../query-client'
import { signalFor, useSend } from './useSend'

type Input = { text: string }

const request = vi.fn<(input: Input, signal: AbortSignal) => Promise<string>>()
const onNotSaved = vi.fn<(what: NotSaved) => void>()
const always = vi.fn<(output: string, input: Input) => void>()
const here = { onSuccess: vi.fn<() => void>(), onError: vi.fn<() => void>() }

const client = makeQueryClient(onNotSaved)
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)

function renderSend() {
  const write = {
    mutationKey: ['text'],
    mutationFn: (input: Input) => request(input, signalFor(input)),
    meta: { notSaved: 'lesson' as const },
    onSuccess: always,
  }
  return renderHook(() => useSend(write, here), { wrapper })
}

const sent = () => request.mock.calls.map(([{ text }]) => text)
const aborted = () => request.mock.calls.map(([, signal]) => signal.aborted)
/** Waits until React Query and React have rendered. */
const rendered = () => act(async () => vi.advanceTimersByTimeAsync(20))

/** A request that is answered when the test says so, and ends when it is aborted. */
function openRequest() {
  const ends = { answer: (_text: string) => {}, fail: (_reason: Error) => {} }
  request.mockImplementationOnce(
    (_input, signal) =>
      new Promise((resolve, reject) => {
        Object.assign(ends, { answer: resolve, fail: reject })
        signal.addEventListener('abort', () => reject(new CanceledError()))
      }),
  )
  return ends
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetAllMocks()
  request.mockResolvedValue('saved')
})
afterEach(() => {
  client.clear()
  vi.useRealTimers()
})

describe('a write is sent once', () => {
  it('when a second press comes before the first has rendered', async () => {
    const { result } = renderSend()
    act(() => {
      result.current.send({ text: 'first' })
      result.current.send({ text: 'second' })
    })
    await rendered()
    expect(sent()).toEqual(['first'])
    expect(here.onSuccess).toHaveBeenCalledOnce()
  })

  it('when a press comes between the response and its rendering', async () => {
    const { result } = renderSend()
    here.onSuccess.mockImplementationOnce(() => result.current.send({ text: 'second' }))
    act(() => result.current.send({ text: 'first' }))
    await rendered()
    expect(sent()).toEqual(['first'])
  })

  it('and not by itself after a failure, but by the next press', async () => {
    request.mockRejectedValueOnce(new Error('no'))
    const { result } = renderSend()
    act(() => result.current.send({ text: 'first' }))
    await act(async () => vi.advanceTimersByTimeAsync(60_000))
    expect(result.current.error).toEqual(new Error('no'))
    expect(here.onError).toHaveBeenCalledOnce()
    expect(sent()).toEqual(['first'])
    act(() => result.current.send({ text: 'second' }))
    await rendered()
    expect(result.current.isSuccess).toBe(true)
    expect(sent()).toEqual(['first', 'second'])
  })

  it('and again by a callback of the first render, after a failure', async () => {
    request.mockRejectedValueOnce(new Error('no'))
    const { result } = renderSend()
    const { send } = result.current
    for (const text of ['first', 'second']) {
      act(() => send({ text }))
      await rendered()
    }
    expect(sent()).toEqual(['first', 'second'])
    expect(result.current.isSuccess).toBe(true)
  })

  it('also where one of an earlier visit to the screen still hangs', async () => {
    openRequest()
    const earlier = renderSend()
    act(() => earlier.result.current.send({ text: 'earlier' }))
    await rendered()
    earlier.unmount()
    const { result } = renderSend()
    act(() => result.current.send({ text: 'now' }))
    await rendered()
    expect(sent()).toEqual(['earlier', 'now'])
    expect(result.current.isSuccess).toBe(true)
  })
})

describe('Try again', () => {
  it('aborts what hangs and sends it anew, once for several presses', async () => {
    const first = openRequest()
    const second = openRequest()
    const { result } = renderSend()
    act(() => result.current.send({ text: 'it' }))
    await rendered()
    act(() => {
      result.current.tryAgain()
      result.current.tryAgain()
    })
    await rendered()
    expect(sent()).toEqual(['it', 'it'])
    expect(aborted()).toEqual([true, false])
    expect(result.current.isPending).toBe(true)
    // Too late: it has been aborted.
    first.answer('late')
    second.answer('saved')
    await rendered()
    expect(result.current.data).toBe('saved')
    expect(always).toHaveBeenCalledOnce()
    expect(here.onSuccess).toHaveBeenCalledOnce()
    expect(here.onError).not.toHaveBeenCalled()
    expect(onNotSaved).not.toHaveBeenCalled()
  })

  it('does nothing when nothing runs', async () => {
    const { result } = renderSend()
    act(() => result.current.send({ text: 'it' }))
    await rendered()
    act(() => result.current.tryAgain())
    await rendered()
    expect(sent()).toEqual(['it'])
  })
})

describe('a learner who has left the screen', () => {
  async function leave() {
    const ends = openRequest()
    const { result, unmount } = renderSend()
    act(() => result.current.send({ text: 'it' }))
    await rendered()
    unmount()
    return ends
  }

  it('is told that it failed', async () => {
    const { fail } = await leave()
    fail(new Error('no'))
    await rendered()
    expect(onNotSaved).toHaveBeenCalledExactlyOnceWith('lesson')
    expect(here.onError).not.toHaveBeenCalled()
  })

  it('finds what was saved, and is not taken to another screen', async () => {
    const { answer } = await leave()
    answer('done')
    await rendered()
    expect(always.mock.calls.map(([output, { text }]) => [output, text])).toEqual([['done', 'it']])
    expect(here.onSuccess).not.toHaveBeenCalled()
    expect(onNotSaved).not.toHaveBeenCalled()
  })

  it('is told nothing about a session that is over', async () => {
    const { fail } = await leave()
    client.clear()
    fail(new Error('no'))
    await rendered()
    expect(onNotSaved).not.toHaveBeenCalled()
  })
})

it('can be sent again after a failure and the end of another session', async () => {
  request.mockRejectedValueOnce(new Error('no'))
  const { result } = renderSend()
  act(() => result.current.send({ text: 'first' }))
  await rendered()
  client.clear()
  act(() => result.current.send({ text: 'second' }))
  await rendered()
  expect(sent()).toEqual(['first', 'second'])
})

it('is not told twice: on the screen, the screen tells', async () => {
  request.mockRejectedValueOnce(new Error('no'))
  const { result } = renderSend()
  act(() => result.current.send({ text: 'it' }))
  await rendered()
  expect(result.current.isError).toBe(true)
  expect(onNotSaved).not.toHaveBeenCalled()
})

it('forgets the last failure, but not a request that runs', async () => {
  request.mockRejectedValueOnce(new Error('no'))
  const { result } = renderSend()
  act(() => result.current.send({ text: 'first' }))
  await rendered()
  act(() => result.current.reset())
  await rendered()
  expect(result.current.isIdle).toBe(true)
  openRequest()
  act(() => result.current.send({ text: 'second' }))
  await rendered()
  act(() => result.current.reset())
  expect(result.current.isPending).toBe(true)
})
