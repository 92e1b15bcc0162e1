import '@testing-library/jest-dom/vitest'
import { act, cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { chooseLanguage, startI18n } from '@/i18n/i18n'
import { storage } from '@/lib/storage'
import { clearToasts } from '@/ui/feedback/toasts'
import { styleCache } from '@/ui/theme/theme'
import '@tests/fixtures/stand-ins/browser-stand-ins'

startI18n()

// A longer timeout for a busy machine.
configure({ asyncUtilTimeout: 5000 })

// A console error or warning fails the test that caused it. Storage is cleared before each test.
beforeEach(() => {
  // lib/storage.ts keeps values in memory that the browser refused to store.
  for (const area of [storage.local, storage.session]) area.keys().forEach(area.remove)
  // Without MUI's rules: jsdom has no layout, and would try each of them on each element that a test looks for.
  vi.spyOn(styleCache.sheet, 'insert').mockReturnValue()
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...details: unknown[]) => {
      throw new Error(`console.${method}: ${details.map(String).join(' ')}`)
    })
  }
})

// Most files share their modules, so global state must be reset.
afterEach(() => {
  cleanup()
  act(() => {
    chooseLanguage('en')
    clearToasts()
  })
  vi.restoreAllMocks()
})
