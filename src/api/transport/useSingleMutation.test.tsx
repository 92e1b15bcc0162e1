import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { useSingleMutation } from './useSingleMutation'

const send = vi.fn<(value: string) => Promise<string>>()

function renderSingle() {
  send.mockReset().mockResolvedValue('saved')
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(() => useSingleMutation({ mutationFn: send }), { wrapper }).result
}

/** Until what has happened is drawn. */
const drawn = () => act(async () => new Promise((resolve) => setTimeout(resolve, 20)))

describe('a mutation that runs once at a time', () => {
  it('sends nothing for a second press before the first one is drawn', async () => {
    const single = renderSingle()
    single.current.mutate('first')
    single.current.mutate('second')
    await drawn()
    expect(send.mock.calls.map(([value]) => value)).toEqual(['first'])
  })

  it('sends nothing for a press between the answer and its drawing', async () => {
    const single = renderSingle()
    single.current.mutate('first', {
      onSuccess: () => queueMicrotask(() => single.current.mutate('second')),
    })
    await drawn()
    expect(send).toHaveBeenCalledOnce()
  })

  it('sends again once the outcome is drawn, whatever it was', async () => {
    const single = renderSingle()
    const onError = vi.fn<() => void>()
    for (let time = 0; time < 2; time += 1) {
      send.mockRejectedValueOnce(new Error('no'))
      single.current.mutate('fails', { onError })
      await drawn()
    }
    expect(onError).toHaveBeenCalledTimes(2)
    single.current.mutate('works')
    await drawn()
    expect(single.current.isSuccess).toBe(true)
    expect(send).toHaveBeenCalledTimes(3)
  })
})
