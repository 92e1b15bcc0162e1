import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as outdated from '@/lib/is-outdated'
import type { ScreenModule } from '@/ui/extras/extras'
import { loadScreen } from './lazy-screen'

const lost = new TypeError('Failed to fetch dynamically imported module: /assets/map-1a2b.js')
/** Like Vite: dispatches `vite:preloadError` before the import rejects. */
const fails = () => {
  const event = new Event('vite:preloadError')
  window.dispatchEvent(Object.assign(event, { payload: lost }))
  return Promise.reject(lost)
}
const reload = vi.fn<() => void>()

beforeEach(() => {
  reload.mockReset()
  vi.spyOn(outdated, 'isOutdated').mockResolvedValue(true)
})
afterEach(() => sessionStorage.clear())

describe('loadScreen', () => {
  it('returns the screen', async () => {
    const map: ScreenModule = { default: () => 'the map' }
    expect(await loadScreen(async () => map, reload)).toBe(map)
  })

  it('reloads the page if a new deployment has removed the chunk', async () => {
    void loadScreen(fails, reload)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })

  it('reloads once, then shows the error', async () => {
    void loadScreen(fails, reload)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
    await expect(loadScreen(fails, reload)).rejects.toBe(lost)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('does not reload if the host has no other version or does not answer', async () => {
    vi.mocked(outdated.isOutdated).mockResolvedValue(false)
    await expect(loadScreen(fails, reload)).rejects.toBe(lost)
    expect(reload).not.toHaveBeenCalled()
  })

  it('throws any other error', async () => {
    const bug = new Error('undefined is not a function')
    await expect(loadScreen(() => Promise.reject(bug), reload)).rejects.toBe(bug)
    expect(outdated.isOutdated).not.toHaveBeenCalled()
  })
})
