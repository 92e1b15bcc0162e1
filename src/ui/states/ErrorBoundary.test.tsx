import { onlineManager } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { isMissingFile } from '@/lib/missing-file'
import { mayReload } from '@/lib/reload-once'
import { storage } from '@/lib/storage'
import { CrashView, ErrorBoundary } from './ErrorBoundary'

const lost = new TypeError(
  'Failed to fetch dynamically imported module: https://norte.example/assets/map-1a2b.js',
)

/** As Vite does it: the window is told of the error before it is thrown. */
const tellLost = () => {
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: lost }))
}

function Screen({ broken }: { broken: boolean }) {
  if (broken) throw new Error('Cannot read properties of undefined')
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
      <Screen broken />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong')
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/')
})

test('a new location resets the error', () => {
  const { rerender } = render(
    <ErrorBoundary resetKey="/quiz">
      <Screen broken />
    </ErrorBoundary>,
  )
  rerender(
    <ErrorBoundary resetKey="/quiz">
      <Screen broken={false} />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('alert')).toBeVisible()
  rerender(
    <ErrorBoundary resetKey="/skillmap">
      <Screen broken={false} />
    </ErrorBoundary>,
  )
  expect(screen.getByText('The screen')).toBeVisible()
})

test('a missing chunk offers a reload', async () => {
  const reload = vi.fn<() => void>()
  render(<CrashView error={lost} reload={reload} isOutdated={() => Promise.resolve(true)} />)
  expect(reload).not.toHaveBeenCalled()
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('This app has a new version.'),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }))
  expect(reload).toHaveBeenCalledOnce()
})

test('a new version is mentioned only if there is one', async () => {
  const isOutdated = vi.fn<() => Promise<boolean>>().mockResolvedValue(false)
  render(<CrashView error={lost} isOutdated={isOutdated} />)
  await act(() => isOutdated.mock.results[0]?.value)
  expect(screen.getByRole('alert')).toHaveTextContent('A part of this page did not load.')
})

test('offline there is a Retry button beside the notice', async () => {
  onlineManager.setOnline(false)
  const reload = vi.fn<() => void>()
  render(<CrashView error={lost} reload={reload} />)
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(reload).toHaveBeenCalledOnce()
})

test('offline the page never reloads by itself, which would lose it', () => {
  onlineManager.setOnline(false)
  const reload = vi.fn<() => void>()
  render(<CrashView error={lost} reload={reload} />)
  expect(reload).not.toHaveBeenCalled()
  expect(screen.getByRole('alert')).toHaveTextContent('No internet right now')

  // With the network the file may be there: the page goes on by itself.
  act(() => onlineManager.setOnline(true))
  expect(reload).toHaveBeenCalledOnce()
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
