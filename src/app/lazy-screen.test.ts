import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isOutdated } from '@/lib/is-outdated'
import { loadScreen, type ScreenModule } from './lazy-screen'

vi.mock('@/lib/is-outdated', () => ({ isOutdated: vi.fn<() => Promise<boolean>>() }))

const lost = new TypeError('Failed to fetch dynamically imported module: /assets/map-1a2b.js')
/** As Vite does it: the window is told of the error before it is thrown. */
const fails = () => {
  const event = new Event('vite:preloadError')
  window.dispatchEvent(Object.assign(event, { payload: lost }))
  return Promise.reject(lost)
}
const reload = vi.fn<() => void>()

beforeEach(() => {
  reload.mockReset()
  vi.mocked(isOutdated).mockReset().mockResolvedValue(true)
})
afterEach(() => sessionStorage.clear())

describe('loadScreen', () => {
  it('gives the screen', async () => {
    const map: ScreenModule = { default: () => 'the map' }
    expect(await loadScreen(async () => map, reload)).toBe(map)
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
