import { expect, it, vi } from 'vitest'
import { isMissingFile } from './missing-file'

const tell = (payload?: unknown) =>
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))

it('recognizes the error of a chunk that failed to load', () => {
  const lost = new TypeError('Failed to fetch dynamically imported module')
  tell(lost)
  expect(isMissingFile(lost)).toBe(true)
  expect(isMissingFile(new TypeError('Failed to fetch'))).toBe(false)
})

it('ignores the event of a browser extension, whose error is not accessible', () => {
  const onError = vi.fn<(event: ErrorEvent) => void>((event) => event.preventDefault())
  window.addEventListener('error', onError)
  tell()
  window.removeEventListener('error', onError)
  expect(onError).not.toHaveBeenCalled()
})
