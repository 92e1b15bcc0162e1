import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import * as requests from '@/api/onboarding'
import { useFinish } from './useFinish'

const profile: requests.Profile = {
  ageRange: '18-24',
  gender: 'Female',
  supportLevel: 'guided',
  username: 'kim.27',
  goals: [1],
  customGoal: '',
}

function Wizard() {
  const { finish, isSaved, isOver } = useFinish({ onTaken: () => {}, onSaved: () => {} })
  return (
    <button onClick={() => finish(profile)}>
      {isSaved && 'Saved'}
      {isOver && ', next screen'}
    </button>
  )
}

afterEach(() => void vi.useRealTimers())
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('opens the skill selection 100 ms after the profile was saved, so that Saved can be seen', async () => {
  vi.spyOn(requests, 'postProfile').mockResolvedValue()
  vi.useFakeTimers()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Wizard />
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button'))
  await pass(0)
  expect(screen.getByRole('button')).toHaveTextContent('Saved')
  await pass(99)
  expect(screen.getByRole('button')).toHaveTextContent(/^Saved$/)
  await pass(1)
  expect(screen.getByRole('button')).toHaveTextContent('Saved, next screen')
})
