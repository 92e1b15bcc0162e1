import '@testing-library/jest-dom/vitest'
import { act, cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { clearToasts } from '@/components/messages/toasts'
import { chooseLanguage, startI18n } from '@/i18n/i18n'
import { reloadPage } from '@/lib/reload-page'
import './jsdom'
import { backend } from './backend'

// The first visit to a screen loads its chunk, which takes long on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

vi.mock('@/lib/reload-page', { spy: true })

startI18n()

beforeEach(() => {
  // A warning in the console fails the test.
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...details: unknown[]) => {
      throw new Error(`console.${method}: ${details.map(String).join(' ')}`)
    })
  }
})

afterEach(() => {
  cleanup()
  clearToasts()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.mocked(reloadPage).mockReset()
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
  act(() => chooseLanguage('en'))
  localStorage.clear()
  backend.fresh()
})
