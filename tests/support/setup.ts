import '@testing-library/jest-dom/vitest'
import { act, cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { chooseLanguage, startI18n } from '@/i18n/i18n'
import './jsdom'
import { backend } from './backend'

// For a busy machine.
configure({ asyncUtilTimeout: 10_000 })

startI18n()

beforeEach(() => {
  // What is wrong in the console is wrong in the app.
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...details: unknown[]) => {
      throw new Error(`console.${method}: ${details.map(String).join(' ')}`)
    })
  }
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
  act(() => chooseLanguage('en'))
  localStorage.clear()
  backend.fresh()
})
