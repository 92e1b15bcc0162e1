import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { session } from '@/learner/session'
import { stored } from '@/learner/stored'
import { lastSeen } from '@/learner/stored-things'
import { ApiError } from './api-error'
import { useRead, type Read } from './useRead'

/** A read whose responses the test resolves, one for each request. */
function anOpenRead() {
  const asked: {
    signal: AbortSignal
    answer: (data: string) => void
    fail: (error?: Error) => void
  }[] = []
  const options = queryOptions({
    queryKey: ['open'],
    queryFn: ({ signal }) =>
      new Promise<string>((answer, reject) => {
        asked.push({ signal, answer, fail: (error = new Error('No')) => reject(error) })
      }),
  })
  return { asked, options }
}

let client: QueryClient
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
})

type Snapshot = Read<string, string[]>['snapshot']

function read({ options }: ReturnType<typeof anOpenRead>, snapshot?: Snapshot) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(() => useRead({ ...options, ...(snapshot && { snapshot }) }), { wrapper })
}

describe('a read', () => {
  it('that hangs is aborted by a retry, which sends a new request', async () => {
    const open = anOpenRead()
    const { result } = read(open)
    act(() => result.current.retry())
    await waitFor(() => expect(open.asked).toHaveLength(2))
    expect(open.asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
    act(() => open.asked[1]?.answer('there'))
    await waitFor(() => expect(result.current.data).toBe('there'))
  })

  it('has at most one request in flight, however often the learner retries', async () => {
    const open = anOpenRead()
    const { result } = read(open)
    for (let times = 0; times < 5; times += 1) act(() => result.current.retry())
    await waitFor(() => expect(open.asked.length).toBeGreaterThan(1))
    expect(open.asked.filter(({ signal }) => !signal.aborted)).toHaveLength(1)
  })

  it('is aborted on unmount', () => {
    const open = anOpenRead()
    const { unmount } = read(open)
    unmount()
    expect(open.asked.map(({ signal }) => signal.aborted)).toEqual([true])
  })

  it('that failed shows loading instead of its error during a retry', async () => {
    const open = anOpenRead()
    const { result } = read(open)
    act(() => open.asked[0]?.fail())
    await waitFor(() => expect(result.current.error).not.toBeNull())
    act(() => result.current.retry())
    await waitFor(() => expect(result.current.error).toBeNull())
    expect(open.asked).toHaveLength(2)
  })

  it('keeps its data on the screen during a retry', async () => {
    const open = anOpenRead()
    const { result } = read(open)
    act(() => open.asked[0]?.answer('old'))
    await waitFor(() => expect(result.current.data).toBe('old'))
    act(() => result.current.retry())
    await waitFor(() => expect(result.current.isRetrying).toBe(true))
    expect(result.current.data).toBe('old')
    act(() => open.asked[1]?.answer('new'))
    await waitFor(() => expect(result.current.data).toBe('new'))
    expect(result.current.isRetrying).toBe(false)
  })

  it.each([
    ['waits for its answer where nothing may be shown before', undefined, undefined],
    ['shows what is kept until its answer is here, where it may', true, 'kept'],
  ])('%s', async (_, isShownFirst, first) => {
    session.start({ accessToken: 'a', email: 'sam@example.com', remember: true })
    stored(lastSeen, 'open').keep({ at: 1, answer: 'kept' })
    const open = anOpenRead()
    const { result } = read(open, {
      name: 'open',
      schema: v.string(),
      ...(isShownFirst && { isShownFirst }),
    })
    expect(result.current.data).toBe(first)
    expect(result.current.snapshotAt).toBeUndefined()
    act(() => open.asked[0]?.answer('new'))
    await waitFor(() => expect(result.current.data).toBe('new'))
  })

  it.each([
    ['and has no copy stays with its error: nothing is asked by itself', undefined, 1],
    ['and has a copy is asked again by itself', 'kept', 2],
  ])('without a response %s', async (_, copy, times) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    session.start({ accessToken: 'a', email: 'sam@example.com', remember: true })
    if (copy !== undefined) stored(lastSeen, 'open').keep({ at: 1, answer: copy })
    const open = anOpenRead()
    const { result } = read(open, { name: 'open', schema: v.string() })
    const noAnswer = new ApiError('no-response')
    act(() => open.asked[0]?.fail(noAnswer))
    await waitFor(() => expect(result.current.error).not.toBeNull())
    expect(result.current.data).toBe(copy)
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(open.asked).toHaveLength(times)
    expect(result.current.data ?? result.current.error).toBe(copy ?? noAnswer)
  })

  it('shows no snapshot for an error status', async () => {
    session.start({ accessToken: 'a', email: 'sam@example.com', remember: true })
    stored(lastSeen, 'open').keep({ at: 1, answer: 'kept' })
    const open = anOpenRead()
    const { result } = read(open, { name: 'open', schema: v.string(), isShownFirst: true })
    act(() => open.asked[0]?.fail())
    await waitFor(() => expect(result.current.error).not.toBeNull())
    expect(result.current.data).toBeUndefined()
  })
})
