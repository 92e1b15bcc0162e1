import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '@/config/paths'
import { useFinish } from './useFinish'

vi.mock('@/api/transport/useSend', () => ({
  useSend: () => ({ isSuccess: true, error: null, send: () => {} }),
}))

function Wizard() {
  useFinish({ onTaken: () => {}, onSaved: () => {} })
  return <p>{useLocation().pathname}</p>
}

afterEach(() => void vi.useRealTimers())

// [4.3.1] [9.2.3]
it('opens the skill selection 100 ms after the profile was saved, so that Saved can be seen', () => {
  vi.useFakeTimers()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[paths.lifeGoals]}>
        <Wizard />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  act(() => void vi.advanceTimersByTime(99))
  expect(screen.getByText(paths.lifeGoals)).toBeVisible()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByText(paths.skillSelection)).toBeVisible()
})
