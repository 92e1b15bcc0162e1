import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { pass } from '@tests/support/clock'
import { render } from '@tests/support/render'
import { announce, LiveRegion } from './LiveRegion'

test('what was announced is gone after seven seconds, when somebody may read the page', async () => {
  vi.useFakeTimers()
  render(<LiveRegion />)
  act(() => announce('2 of 3 steps done'))
  await pass(6999)
  expect(screen.getByText('2 of 3 steps done')).toBeInTheDocument()
  await pass(1)
  expect(screen.queryByText('2 of 3 steps done')).toBeNull()
  vi.useRealTimers()
})
