import { afterEach, beforeAll, beforeEach, expect } from 'vitest'

// Imported only when a file begins: one that changes a setting or a module does so before.

// Reading the files of the screens takes seconds here; no test is to wait for that.
beforeAll(async () => {
  const { routeTable } = await import('@/app/routes')
  await Promise.all(routeTable.map((route) => route.load()))
}, 60_000)

beforeEach(async () => {
  const { backend } = await import('@tests/fixtures/render-app')
  backend.fresh()
})

afterEach(async () => {
  window.history.replaceState(null, '', '/')
  document.title = ''
  // Whatever a journey has stored is declared in src/learner/stored-things.ts.
  const { undeclaredKeys } = await import('@tests/fixtures/stored')
  expect(undeclaredKeys()).toEqual([])
})
