import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { useRead } from './useRead'

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

function read({ options }: ReturnType<typeof anOpenRead>) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(() => useRead(options), { wrapper })
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
})
