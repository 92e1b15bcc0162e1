import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isOutdated } from '@/lib/is-outdated'
import { loadScreen } from './load-screen'

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
