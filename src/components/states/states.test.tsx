import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { SlowWriteNote } from '@/components/messages/SlowWriteNote'
import { pass } from '@tests/support/clock'
import { render } from '@tests/support/render'
import { Loading } from './Loading'
import { StateView } from './StateView'

afterEach(() => {
  vi.useRealTimers()
})

test('loading shows nothing for 300 ms, then a spinner and its label', async () => {
  vi.useFakeTimers()
  render(<Loading label="Loading your path…" />)
  await pass(299)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await pass(1)
  expect(screen.getByRole('status')).toHaveTextContent('Loading your path…')
  expect(screen.getByRole('status').querySelector('.MuiCircularProgress-root')).toBeVisible()
})

test('loading that takes 8 seconds offers a retry, which keeps its place and may become slow again', async () => {
  vi.useFakeTimers()
  const retry = vi.fn<() => void>()
  render(<Loading label="Loading your path…" onRetry={retry} />)
  await pass(7999)
  expect(screen.queryByRole('button')).toBeNull()
  await pass(1)
  const button = screen.getByRole('button', { name: 'Retry' })
  button.focus()
  fireEvent.click(button)
  expect(retry).toHaveBeenCalledOnce()
  await pass(7999)
  expect(screen.getByRole('status')).toHaveTextContent('Trying again…')
  expect(button).toHaveFocus()
  await pass(1)
  expect(screen.getByRole('status')).toHaveTextContent('Still loading.')
})

test('a write that takes 8 seconds says so, until it is done', async () => {
  vi.useFakeTimers()
  const { rerender } = render(<SlowWriteNote isPending />)
  await pass(7999)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await pass(1)
  expect(screen.getByRole('status')).toHaveTextContent(
    'This takes longer than usual. Your internet may be slow. Please wait.',
  )
  rerender(<SlowWriteNote isPending={false} />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('an error shows what failed, what to do, the message of the server and two buttons', async () => {
  const retry = vi.fn<() => void>()
  render(
    <StateView
      art="error"
      title="Something went wrong"
      detail="<b>Boom</b>"
      onRetry={retry}
      actions={<Link to="/skillmap">Back to the skill map</Link>}
    >
      We could not load your path. Nothing is lost.
    </StateView>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Something went wrongWe could not load your path. Nothing is lost.<b>Boom</b>',
  )
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong')
  expect(screen.getByRole('link', { name: 'Back to the skill map' })).toHaveAttribute(
    'href',
    '/skillmap',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(retry).toHaveBeenCalledOnce()
})
