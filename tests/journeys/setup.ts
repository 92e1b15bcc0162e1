import { afterEach, beforeAll, beforeEach, expect } from 'vitest'

// Imported in the hook, so that a test file can mock a module or change a setting before.
// Loading the screens takes seconds here, which must not count as time of a test.

// Reading the files of the screens takes seconds here; no test is to wait for that.
beforeAll(async () => {
  await Promise.all(
    Object.values(import.meta.glob('@/screens/**/*Screen.tsx')).map((load) => load()),
  )
}, 60_000)

beforeEach(async () => {
  const { backend } = await import('@tests/fixtures/render-app')
  backend.fresh()
})

afterEach(async () => {
  window.history.replaceState(null, '', '/')
  document.title = ''
  // Everything that a journey stores must be listed in SECURITY.md.
  const { unlistedKeys } = await import('@tests/fixtures/stored')
  expect(unlistedKeys()).toEqual([])
})
