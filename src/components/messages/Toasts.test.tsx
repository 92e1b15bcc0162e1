import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from '@tests/support/render'
import { showToast } from './toasts'
import { Toasts } from './Toasts'

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <>
      <main id="main" tabIndex={-1} />
      <Toasts />
    </>,
  )
})

afterEach(() => void vi.useRealTimers())

const show = (kind: 'success' | 'error', text: string) =>
  act(() => {
    showToast({ kind, text })
  })
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

test('a success is a status, an error an alert', () => {
  show('success', 'Saved.')
  expect(screen.getByRole('status')).toHaveTextContent('Saved.')
  wait(5000)
  show('error', 'Not saved.')
  expect(screen.getByRole('alert')).toHaveTextContent('Not saved.')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('a toast disappears after five seconds', () => {
  show('success', 'Saved.')
  wait(4999)
  expect(screen.getByText('Saved.')).toBeVisible()
  wait(1)
  expect(screen.queryByText('Saved.')).toBeNull()
})

test('a toast stays while it is hovered or focused', () => {
  show('error', 'Not saved.')
  fireEvent.mouseEnter(screen.getByText('Not saved.'))
  wait(20_000)
  expect(screen.getByText('Not saved.')).toBeVisible()
  fireEvent.mouseLeave(screen.getByText('Not saved.'))

  fireEvent.focus(screen.getByRole('button', { name: 'Close' }))
  wait(20_000)
  expect(screen.getByText('Not saved.')).toBeVisible()
  fireEvent.blur(screen.getByRole('button', { name: 'Close' }))
  wait(5000)
  expect(screen.queryByText('Not saved.')).toBeNull()
})

test('a toast that is closed gives the focus to the page', () => {
  show('error', 'Not saved.')
  const close = screen.getByRole('button', { name: 'Close' })
  close.focus()
  fireEvent.click(close)
  expect(screen.queryByText('Not saved.')).toBeNull()
  expect(screen.getByRole('main')).toHaveFocus()
})

test('toasts are queued, each for its full time, without duplicates', () => {
  show('success', 'One')
  show('success', 'Two')
  show('success', 'Two')
  expect(screen.queryByText('Two')).toBeNull()
  wait(5000)
  expect(screen.getByText('Two')).toBeVisible()
  wait(4999)
  expect(screen.getByText('Two')).toBeVisible()
  wait(1)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
