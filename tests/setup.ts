import '@testing-library/jest-dom/vitest'
import { act, cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { chooseLanguage, fetchOtherTexts, startI18n } from '@/i18n/i18n'
import { storage } from '@/lib/storage'
import { clearToasts } from '@/ui/feedback/toasts'
import '@tests/fixtures/browser-stand-ins'

await startI18n()
import.meta.glob('../src/i18n/parts/*.ts', { eager: true })
// So that a switch is done when it was asked for.
await fetchOtherTexts()

// A busy machine is no defect: what is awaited may take its time.
configure({ asyncUtilTimeout: 5000 })

// A console error or warning is a defect: it fails the test that made it. Nothing is left of the test before.
beforeEach(() => {
  // What a browser did not take is in memory.
  for (const area of [storage.local, storage.session]) area.keys().forEach(area.remove)
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...details: unknown[]) => {
      throw new Error(`console.${method}: ${details.map(String).join(' ')}`)
    })
  }
})

// Most files share their modules: what one leaves there would meet the next.
afterEach(() => {
  cleanup()
  act(() => {
    chooseLanguage('en')
    clearToasts()
  })
  vi.restoreAllMocks()
})
