import { act, screen, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { contractCalls } from '@tests/fixtures/contract-calls'
import { mutatedBody } from '@tests/fixtures/mutations'
import { backend, renderApp } from '@tests/fixtures/render-app'
import { readingScreens } from '@tests/fixtures/screens-that-read'

/** A few of the thousand variants of each response, rendered as screens. */
const runs = { numRuns: 8, seed: 20_260_101 }
const learner = 'sam@example.com'

const isHere = () => {
  const main = document.getElementById('main')
  return main?.querySelector('h1')?.textContent !== '' && main?.querySelector('h1') !== null
}

describe('a screen with a malformed response', () => {
  it.each(readingScreens)(
    '$name is never white: it shows what it can, or an error',
    async ({ path, state, reads }) => {
      const given = contractCalls.find(({ name }) => name === `GET ${reads}`)
      await fc.assert(
        fc.asyncProperty(mutatedBody(given?.answer), async (body) => {
          backend.use(http.get(`*${reads}`, () => new HttpResponse(body)))
          const { unmount } = await renderApp({ path, state, learner })
          await waitFor(() => expect(isHere()).toBe(true))
          await act(() => Promise.resolve())
          expect(screen.queryByText(/This page stopped working/)).toBeNull()
          expect(document.querySelector('#main script, #main img[onerror]')).toBeNull()
          expect(document.querySelector('[href^="javascript:"], [src^="javascript:"]')).toBeNull()
          expect(console.error).not.toHaveBeenCalled()
          unmount()
        }),
        runs,
      )
    },
    120_000,
  )
})
