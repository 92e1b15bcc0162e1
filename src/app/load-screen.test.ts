import { render, screen } from '@testing-library/react'
import { createElement, Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isOutdated } from '@/lib/is-outdated'
import { fetchScreen, lazyScreen, loadScreen } from './load-screen'

vi.mock('@/lib/is-outdated', () => ({ isOutdated: vi.fn<() => Promise<boolean>>() }))

const lost = new TypeError('Failed to fetch dynamically imported module: /assets/map-1a2b.js')
const fails = () => Promise.reject(lost)
const reload = vi.fn<() => void>()

beforeEach(() => {
  reload.mockReset()
  vi.mocked(isOutdated).mockReset().mockResolvedValue(true)
})
afterEach(() => sessionStorage.clear())

describe('loadScreen', () => {
  it('gives the screen', async () => {
    expect(await loadScreen(async () => 'the map', reload)).toBe('the map')
  })

  it('reloads the page where a new deployment took the file away', async () => {
    void loadScreen(fails, reload)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })

  it('reloads once: a page that stays broken is shown as broken', async () => {
    void loadScreen(fails, reload)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
    await expect(loadScreen(fails, reload)).rejects.toBe(lost)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('never reloads where the host has no other version, or nobody answers', async () => {
    vi.mocked(isOutdated).mockResolvedValue(false)
    await expect(loadScreen(fails, reload)).rejects.toBe(lost)
    expect(reload).not.toHaveBeenCalled()
  })

  it('leaves every other error alone', async () => {
    const bug = new Error('undefined is not a function')
    await expect(loadScreen(() => Promise.reject(bug), reload)).rejects.toBe(bug)
    expect(isOutdated).not.toHaveBeenCalled()
  })
})

describe('a screen that is drawn', () => {
  const load = () => Promise.resolve({ default: () => 'Your skill map' })
  const draw = (Screen: ReturnType<typeof lazyScreen>) =>
    render(createElement(Suspense, { fallback: 'Loading' }, createElement(Screen)))

  it('is there at once where its file came ahead', async () => {
    const Screen = lazyScreen(load)
    await fetchScreen(load)
    draw(Screen)
    expect(document.body).toHaveTextContent(/^Your skill map$/)
  })

  it('is loaded where it did not, and shows the loader meanwhile', async () => {
    draw(lazyScreen(() => load()))
    expect(document.body).toHaveTextContent(/^Loading$/)
    expect(await screen.findByText('Your skill map')).toBeVisible()
  })

  it('says nothing of a file that did not come ahead before it is used', async () => {
    const lazily = vi.fn<typeof load>().mockRejectedValueOnce(lost).mockImplementation(load)
    await expect(fetchScreen(lazily)).rejects.toBe(lost)
    draw(lazyScreen(lazily))
    expect(await screen.findByText('Your skill map')).toBeVisible()
  })
})
