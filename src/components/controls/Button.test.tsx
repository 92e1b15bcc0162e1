import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { LiveRegion } from '@/components/messages/LiveRegion'
import { pass } from '@tests/support/clock'
import { render } from '@tests/support/render'
import { Button } from './Button'

test('a locked button does nothing, keeps the focus and says its reason again', async () => {
  const press = vi.fn<() => void>()
  const { container } = render(
    <>
      <LiveRegion />
      <Button lockedBy="why" onClick={press}>
        Continue
      </Button>
      <p id="why">Watch to the end.</p>
    </>,
  )
  const button = screen.getByRole('button', { name: 'Continue' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveAccessibleDescription('Watch to the end.')
  await userEvent.tab()
  expect(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(press).not.toHaveBeenCalled()
  expect(button).toHaveFocus()
  expect(container.querySelector('[aria-live]')).toHaveTextContent('Watch to the end.')
})

test('a press of a locked button outlines its reason for two seconds', async () => {
  render(
    <>
      <Button lockedBy="why">Continue</Button>
      <p id="why">Watch to the end.</p>
    </>,
  )
  vi.useFakeTimers()
  fireEvent.click(screen.getByRole('button'))
  await pass(1999)
  expect(screen.getByText('Watch to the end.')).toHaveAttribute('data-outlined')
  await pass(1)
  expect(screen.getByText('Watch to the end.')).not.toHaveAttribute('data-outlined')
})

test('a locked submit button does not send its form', async () => {
  const submit = vi.fn<() => void>()
  render(
    <form onSubmit={submit}>
      <Button type="submit" lockedBy="why">
        Save
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(submit).not.toHaveBeenCalled()
})

test('a busy button without a busy label says why it does nothing', () => {
  render(<Button busy>Skip</Button>)
  const button = screen.getByRole('button', { name: 'Skip' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveAccessibleDescription('One moment…')
})

test('a busy button shows its busy label, keeps the focus and ignores presses', async () => {
  const press = vi.fn<() => void>()
  const { rerender } = render(
    <Button onClick={press} busyLabel="Saving…">
      Save
    </Button>,
  )
  screen.getByRole('button', { name: 'Save' }).focus()
  rerender(
    <Button onClick={press} busyLabel="Saving…" busy>
      Save
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Saving…' })
  expect(button).toHaveFocus()
  await userEvent.click(button)
  expect(press).not.toHaveBeenCalled()
})
