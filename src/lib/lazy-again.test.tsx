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

/** A page with a part that loads at the second try. */
function partThatFailsFirst() {
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
  return { load, page }
}

it('a part that did not load is loaded again when it is next shown, and not before', async () => {
  const { load, page } = partThatFailsFirst()
  const first = render(page)
  await vi.waitFor(() => screen.getByText('failed'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load).toHaveBeenCalledOnce()
  first.unmount()

  render(page)
  await vi.waitFor(() => screen.getByText('the part'))
  expect(load).toHaveBeenCalledTimes(2)
})

it('a part whose style sheet did not load gets it with the next try', async () => {
  const { page } = partThatFailsFirst()
  const before = document.createElement('link')
  before.rel = 'stylesheet'
  before.href = '/assets/part.css'
  document.head.append(before)
  const sheet = () => document.querySelector('link[href$="/assets/part.css"]')
  before.dispatchEvent(new Event('error'))
  const first = render(page)
  await vi.waitFor(() => screen.getByText('failed'))
  await vi.advanceTimersByTimeAsync(60_000)
  first.unmount()

  render(page)
  await vi.waitFor(() => expect(sheet()).not.toBe(before))
  expect(screen.queryByText('the part')).toBeNull()
  sheet()?.dispatchEvent(new Event('load'))
  await vi.waitFor(() => screen.getByText('the part'))
  sheet()?.remove()
})
