import { expect, it, vi } from 'vitest'
import { isMissingFile } from './missing-file'

const tell = (payload?: unknown) =>
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))

it('knows the error of a file that did not come', () => {
  const lost = new TypeError('Failed to fetch dynamically imported module')
  tell(lost)
  expect(isMissingFile(lost)).toBe(true)
  expect(isMissingFile(new TypeError('Failed to fetch'))).toBe(false)
})

it('is not disturbed by an extension of the browser, whose error stays in a world of its own', () => {
  const onError = vi.fn<(event: ErrorEvent) => void>((event) => event.preventDefault())
  window.addEventListener('error', onError)
  tell()
  window.removeEventListener('error', onError)
  expect(onError).not.toHaveBeenCalled()
})
