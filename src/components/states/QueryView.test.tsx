import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { ScreenHeading } from '@/components/layout/ScreenHeading'
import { render } from '@tests/support/render'
import { QueryView } from './QueryView'

function show(queryFn: () => Promise<string>, level: 1 | 2 = 1) {
  const user = userEvent.setup()
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <main id="main" tabIndex={-1}>
        <QueryView
          options={{ queryKey: ['path'], queryFn }}
          level={level}
          loading="Loading your path…"
          failed={{ message: 'We could not load your path.', detail: 'Boom' }}
        >
          {(data) => <ScreenHeading>{data}</ScreenHeading>}
        </QueryView>
      </main>
    </QueryClientProvider>,
  )
  return user
}

describe('a read', () => {
  test('shows that it loads, then its data', async () => {
    let answer: (data: string) => void = () => {}
    show(() => new Promise((resolve) => (answer = resolve)))
    expect(await screen.findByText('Loading your path…')).toBeVisible()
    answer('Cook')
    expect(await screen.findByRole('heading', { name: 'Cook' })).toBeVisible()
    expect(screen.queryByText('Loading your path…')).toBeNull()
  })

  test('that fails says so, and its data get the focus after Retry', async () => {
    const queryFn = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('x'))
      .mockResolvedValue('Cook')
    const user = show(queryFn)
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load your path.Boom')
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { name: 'Cook' })).toHaveFocus()
  })

  test('that hangs is asked anew by Retry', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const queryFn = vi
      .fn<() => Promise<string>>()
      .mockReturnValueOnce(new Promise(() => {}))
      .mockResolvedValue('Cook')
    const user = show(queryFn)
    await vi.advanceTimersByTimeAsync(8000)
    await user.click(await screen.findByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { name: 'Cook' })).toBeVisible()
    vi.useRealTimers()
  })
  test.each([1, 2] as const)('without internet says so in a heading of level %i', async (level) => {
    onlineManager.setOnline(false)
    show(() => Promise.resolve('Cook'), level)
    expect(await screen.findByRole('heading', { level })).toHaveTextContent('No internet right now')
    onlineManager.setOnline(true)
    expect(await screen.findByRole('heading', { name: 'Cook' })).toBeVisible()
  })
})
