import { onlineManager } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { isMissingFile } from '@/lib/missing-file'
import { mayReload } from '@/lib/reload-once'
import { storage } from '@/lib/storage'
import { ErrorBoundary } from './ErrorBoundary'

const lost = new TypeError(
  'Failed to fetch dynamically imported module: https://norte.example/assets/map-1a2b.js',
)

const broken = new Error('Cannot read properties of undefined')

/** As Vite does it: the window is told of the error before it is thrown. */
const tellLost = () => {
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: lost }))
}

function Screen({ broken }: { broken: Error | undefined }) {
  if (broken) throw broken
  return <p>The screen</p>
}

// React reports every caught error on the console.
beforeEach(() => {
  onlineManager.setOnline(true)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  tellLost()
})

test('a render error becomes a view with two buttons', () => {
  render(
    <ErrorBoundary>
      <Screen broken={broken} />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong')
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/')
})

test('a new location resets the error', () => {
  const { rerender } = render(
    <ErrorBoundary resetKey="/quiz">
      <Screen broken={broken} />
    </ErrorBoundary>,
  )
  rerender(
    <ErrorBoundary resetKey="/quiz">
      <Screen broken={undefined} />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('alert')).toBeVisible()
  rerender(
    <ErrorBoundary resetKey="/skillmap">
      <Screen broken={undefined} />
    </ErrorBoundary>,
  )
  expect(screen.getByText('The screen')).toBeVisible()
})

test('a missing chunk offers a reload', () => {
  render(
    <ErrorBoundary>
      <Screen broken={lost} />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('A part of this page did not load.')
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible()
})

test('a chunk that is missing offline is there again with the network, and by Retry', async () => {
  onlineManager.setOnline(false)
  let missing: Error | undefined = lost
  const Part = () => <Screen broken={missing} />
  render(
    <ErrorBoundary>
      <Part />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('No internet right now')
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(screen.getByRole('alert')).toHaveTextContent('No internet right now')
  missing = undefined
  act(() => onlineManager.setOnline(true))
  expect(screen.getByText('The screen')).toBeVisible()
})

test('the error of a vite:preloadError event is a missing file', () => {
  expect(isMissingFile(lost)).toBe(true)
})

test('other errors are not missing files', () => {
  expect(isMissingFile(new Error('Failed to fetch'))).toBe(false)
  expect(isMissingFile('Importing a module script failed.')).toBe(false)
})

test('at most one reload a minute, and none without storage', () => {
  expect(mayReload(1_000_000)).toBe(true)
  expect(mayReload(1_059_999)).toBe(false)
  expect(mayReload(1_060_000)).toBe(true)

  storage.session.remove('reloadedAt')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(mayReload()).toBe(false)
})
