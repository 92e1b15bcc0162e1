import { act } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { loadLayout, routeTable } from '@/app/routes'
import { chooseLanguage } from '@/i18n/i18n'
import { backend } from '@tests/fixtures/render-app'
import { undeclaredKeys } from '@tests/fixtures/stored'

// Reading the files of the screens takes seconds here; no test is to wait for that.
beforeAll(async () => {
  await Promise.all([loadLayout(), ...routeTable.map((route) => route.load())])
}, 60_000)
beforeEach(() => backend.fresh())
afterEach(() => {
  act(() => chooseLanguage('en'))
  window.history.replaceState(null, '', '/')
  // Whatever a journey has stored is declared in src/learner/stored-things.ts.
  expect(undeclaredKeys()).toEqual([])
})
