import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { startApp } from './start'

const broken = new Error('broken')
vi.mock('./App', () => ({
  App: () => {
    throw broken
  },
}))

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

it('an error above every boundary is said in the words of the page, and reported', async () => {
  const report = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', report)
  document.body.innerHTML = `
    <div id="root"></div>
    <main id="boot-failed" hidden>
      <h1 id="boot-reason">Norte did not start</h1>
      <div id="boot-detail" hidden><code></code></div>
    </main>`
  await startApp()
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Norte did not start' })).toBeVisible(),
  )
  expect(report).toHaveBeenCalledWith(broken)
})
