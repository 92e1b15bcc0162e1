import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyAgain } from './lazy-again'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => vi.useRealTimers())

it('a part that did not load is loaded again when it is next shown, and not before', async () => {
  const load = vi
    .fn<() => Promise<{ default: () => string }>>()
    .mockRejectedValueOnce(new Error('missing'))
    .mockResolvedValue({ default: () => 'the part' })
  const Part = lazyAgain(load)
  const page = (
    <ErrorBoundary fallback="failed">
      <Suspense fallback="loading">
        <Part />
      </Suspense>
    </ErrorBoundary>
  )
  const first = render(page)
  await vi.waitFor(() => screen.getByText('failed'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load).toHaveBeenCalledOnce()
  first.unmount()

  render(page)
  await vi.waitFor(() => screen.getByText('the part'))
  expect(load).toHaveBeenCalledTimes(2)
})
