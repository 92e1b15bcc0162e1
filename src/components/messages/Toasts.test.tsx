import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseLanguage } from '@/i18n/i18n'
import type { TextKey } from '@/i18n/text-key'
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

const show = (kind: 'success' | 'error', text: TextKey) =>
  act(() => {
    showToast({ kind, text })
  })
const notSaved = 'Your skills are not saved yet'
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

test('a success is a status, an error an alert', () => {
  show('success', 'onboarding.saved')
  expect(screen.getByRole('status')).toHaveTextContent('Saved')
  wait(5000)
  show('error', 'skillSelection.notSaved')
  expect(screen.getByRole('alert')).toHaveTextContent(notSaved)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('a toast disappears after five seconds', () => {
  show('success', 'onboarding.saved')
  wait(4999)
  expect(screen.getByText('Saved')).toBeVisible()
  wait(1)
  expect(screen.queryByText('Saved')).toBeNull()
})

test('a toast stays while it is hovered or focused', () => {
  show('error', 'skillSelection.notSaved')
  fireEvent.mouseEnter(screen.getByText(notSaved))
  wait(20_000)
  expect(screen.getByText(notSaved)).toBeVisible()
  fireEvent.mouseLeave(screen.getByText(notSaved))

  fireEvent.focus(screen.getByRole('button', { name: 'Close' }))
  wait(20_000)
  expect(screen.getByText(notSaved)).toBeVisible()
  fireEvent.blur(screen.getByRole('button', { name: 'Close' }))
  wait(5000)
  expect(screen.queryByText(notSaved)).toBeNull()
})

test('a toast that is closed gives the focus to the page', () => {
  show('error', 'skillSelection.notSaved')
  const close = screen.getByRole('button', { name: 'Close' })
  close.focus()
  fireEvent.click(close)
  expect(screen.queryByText(notSaved)).toBeNull()
  expect(screen.getByRole('main')).toHaveFocus()
})

test('toasts are queued, each for its full time, without duplicates', () => {
  show('success', 'onboarding.next')
  show('success', 'onboarding.back')
  show('success', 'onboarding.back')
  expect(screen.queryByText('Back')).toBeNull()
  wait(5000)
  expect(screen.getByText('Back')).toBeVisible()
  wait(4999)
  expect(screen.getByText('Back')).toBeVisible()
  wait(1)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('a toast that is shown again while it is there has its full time anew', () => {
  show('error', 'skillSelection.notSaved')
  const first = screen.getByText(notSaved)
  wait(4900)
  show('error', 'skillSelection.notSaved')
  expect(screen.getByText(notSaved)).not.toBe(first)
  wait(4999)
  expect(screen.getByText(notSaved)).toBeVisible()
  wait(1)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a toast follows a switch of the language', () => {
  show('success', 'onboarding.saved')
  act(() => chooseLanguage('es'))
  expect(screen.getByRole('status')).toHaveTextContent('Guardado')
})
