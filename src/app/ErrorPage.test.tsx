import { onlineManager } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { lazy, Suspense, type ReactNode } from 'react'
import { createMemoryRouter, type RouteObject } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { reloadPage } from '@/lib/reload-page'
import { onProblem } from '@/lib/report-problem'
import { spyOnReload } from '@tests/support/reload'
import { App } from './App'
import { ErrorPage } from './ErrorPage'

const partLost = 'A part of this page did not load. Check your internet, then load the page again.'

beforeEach(() => {
  spyOnReload()
  // React says there what it has caught.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

/** Lets React run the effects of what it has rendered. */
const effects = () => act(async () => {})

/** Opens a screen whose route is this. */
function open(screenRoute: RouteObject) {
  const router = createMemoryRouter([
    { errorElement: <ErrorPage />, HydrateFallback: () => null, children: [screenRoute] },
  ])
  render(<App router={router} />)
}

/** Opens a screen whose chunk is loaded like this. */
const openChunk = (load: () => Promise<() => ReactNode>) =>
  open({ path: '/', lazy: async () => ({ Component: await load() }) })

/** Fails as an import of a build, of which Vite tells. */
async function isMissing(): Promise<never> {
  const payload = new TypeError('Failed to fetch dynamically imported module')
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  throw payload
}

describe('a screen that fails', () => {
  test('says so, and offers to load the page again or to go to the start', async () => {
    const Broken = () => {
      throw new Error('broken')
    }
    open({ path: '/', element: <Broken /> })
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This page stopped working. What you saved before is still there. Load the page again.',
    )
    expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/')
    expect(reloadPage).not.toHaveBeenCalled()
    screen.getByRole('button', { name: 'Reload the page' }).click()
    expect(reloadPage).toHaveBeenCalledOnce()
    expect(document.title).toBe('Something went wrong · Norte')
  })
})

describe('a screen whose chunk does not load', () => {
  test('is reported, as is one that throws', async () => {
    const problems: string[] = []
    const stop = onProblem(({ context, message }) => problems.push(`${context}: ${message}`))
    openChunk(isMissing)
    await waitFor(() => expect(problems).toHaveLength(1))
    open({
      path: '/',
      Component: () => {
        throw new RangeError('odd data')
      },
    })
    await waitFor(() => expect(problems).toHaveLength(2))
    expect(problems).toEqual([
      'chunk: Failed to fetch dynamically imported module',
      'render: odd data',
    ])
    stop()
  })

  test('reloads the page once by itself, behind Loading, and says so only if that failed too', async () => {
    openChunk(isMissing)
    await waitFor(() => expect(reloadPage).toHaveBeenCalledOnce())
    expect(screen.queryByText(partLost)).toBeNull()
    openChunk(isMissing)
    expect(await screen.findByText(partLost)).toBeVisible()
    await effects()
    expect(reloadPage).toHaveBeenCalledOnce()
  })

  test('reloads it also where only a part of a screen is lost, such as the player of YouTube', async () => {
    const Player = lazy(isMissing)
    const element = (
      <Suspense>
        <Player />
      </Suspense>
    )
    open({ path: '/', element })
    await waitFor(() => expect(reloadPage).toHaveBeenCalledOnce())
  })

  test('reloads once in each build, and not again after another chunk has loaded', async () => {
    sessionStorage.setItem('reloadedForChunk', 'the build before')
    openChunk(isMissing)
    await waitFor(() => expect(reloadPage).toHaveBeenCalledOnce())
    openChunk(async () => () => 'Loaded')
    await screen.findByText('Loaded')
    openChunk(isMissing)
    expect(await screen.findByText(partLost)).toBeVisible()
    await effects()
    expect(reloadPage).toHaveBeenCalledOnce()
  })

  test('waits for the network where there is none', async () => {
    onlineManager.setOnline(false)
    openChunk(isMissing)
    expect(await screen.findByRole('heading', { name: 'No internet right now' })).toBeVisible()
    await effects()
    expect(reloadPage).not.toHaveBeenCalled()
    act(() => onlineManager.setOnline(true))
    await waitFor(() => expect(reloadPage).toHaveBeenCalledOnce())
  })

  test('does not reload where the tab stores nothing, because it would go on for ever', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage) {
      if (this === sessionStorage) throw new DOMException('full', 'QuotaExceededError')
    })
    openChunk(isMissing)
    expect(await screen.findByText(partLost)).toBeVisible()
    await effects()
    expect(reloadPage).not.toHaveBeenCalled()
  })
})
