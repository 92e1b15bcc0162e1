import { act, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { expect, it } from 'vitest'
import { contractCalls } from '@tests/contract/contract-calls'
import { backend, renderApp } from '@tests/fixtures/render-app'
import { readingScreens } from '@tests/fixtures/screens-that-read'

const hostile = '<img src="x" onerror="alert(1)"> {{name}} $t(title)'
const texts = ['name', 'title', 'text', 'description', 'objective_description', 'skill_name']

/** The contract's answer with markup in every text, and scripts for addresses. */
function hostileAnswer(reads: string): unknown {
  const answer = contractCalls.find(({ name }) => name === `GET ${reads}`)?.answer
  const change = (key: string, value: unknown): unknown => {
    if (/url|external_resource/i.test(key)) return 'javascript:alert(1)'
    return texts.includes(key) ? hostile : value
  }
  return JSON.parse(JSON.stringify(answer, change))
}

async function expectNoHarm(): Promise<void> {
  await waitFor(() => expect(document.querySelector('#main h1')).not.toBeEmptyDOMElement())
  await act(() => Promise.resolve())
  expect(screen.queryByText(/This page stopped working/)).toBeNull()
  expect(document.querySelector('#main script, #main img[onerror]')).toBeNull()
  expect(document.querySelector('[href^="javascript:"], [src^="javascript:"]')).toBeNull()
  expect(console.error).not.toHaveBeenCalled()
}

it.each(readingScreens)('$name shows markup in texts as text', async ({ path, state, reads }) => {
  backend.use(http.get(`*${reads}`, () => Response.json(hostileAnswer(reads))))
  await renderApp({ path, state, learner: 'sam@example.com' })
  await waitFor(() => expect(document.getElementById('main')?.outerHTML).toContain('onerror'))
  await expectNoHarm()
})

it.each(readingScreens)('$name is never white with odd data', async ({ path, state, loading }) => {
  await renderApp({ path, state, learner: 'odd@example.com' })
  await waitFor(() => expect(screen.queryByText(loading)).toBeNull())
  await expectNoHarm()
})
