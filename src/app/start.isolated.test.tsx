import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onProblem } from '@/lib/report-problem'
import { startApp } from './start'

const broken = new Error('broken')
vi.mock('./App', () => ({
  App: () => {
    throw broken
  },
}))

const started: string[] = []
vi.mock('./extras', () => ({
  extras: [
    {
      start: () => {
        throw broken
      },
    },
    { start: () => Promise.reject(broken) },
    { start: () => void started.push('before the first render') },
  ],
}))

const problems: string[] = []
onProblem(({ context }) => problems.push(context))

const report = vi.fn<(error: unknown) => void>()

beforeEach(() => {
  report.mockClear()
  vi.stubGlobal('reportError', report)
  document.body.innerHTML = `
    <div id="root"></div>
    <main id="boot-failed" hidden>
      <h1 id="boot-reason">Norte did not start</h1>
      <div id="boot-detail" hidden><code></code></div>
    </main>`
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** Starts the app and waits until it has failed. */
async function start(): Promise<void> {
  await startApp()
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Norte did not start' })).toBeVisible(),
  )
}

it('an error that no boundary catches shows the message of the page and is reported', async () => {
  await start()
  expect(report).toHaveBeenCalledWith(broken)
  expect(problems).toContain('start')
})

it('a guest that fails to start is reported, and the others start', async () => {
  await start()
  expect(started).toContain('before the first render')
  expect(problems).toContain('start of a guest')
})
