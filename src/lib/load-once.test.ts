import { describe, expect, it, vi } from 'vitest'
import { loadOnce } from './load-once'

const address = `${window.location.origin}/assets/client-1a2b.js`
const lost = (from = address) =>
  new TypeError(`Failed to fetch dynamically imported module: ${from}`)

describe('a file of the app', () => {
  it('that did not come is asked for once more', async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new TypeError('Importing a module script failed.'))
      .mockResolvedValue('client')
    expect(await loadOnce(load)()).toBe('client')
  })

  it('is not taken without its styles, where those did not come', async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('Unable to preload CSS for /assets/LargePdf-1a2b.css'))
      .mockResolvedValue('unstyled')
    await expect(loadOnce(load)()).rejects.toThrow('CSS')
    expect(load).toHaveBeenCalledOnce()
  })

  it('that a browser does not ask for again has another address, and is loaded once', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValue(lost())
    const loadFrom = vi.fn<(from: string) => Promise<string>>().mockResolvedValue('client')
    const file = loadOnce(load, loadFrom)
    expect(await file()).toBe('client')
    expect(await file()).toBe('client')
    expect(load).toHaveBeenCalledTimes(2)
    expect(loadFrom).toHaveBeenCalledExactlyOnceWith(`${address}?try=1`)
  })

  it('that still does not come says so, and has a new address at each try', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValue(lost())
    const loadFrom = vi.fn<(from: string) => Promise<string>>().mockRejectedValue(lost())
    const file = loadOnce(load, loadFrom)
    await expect(file()).rejects.toThrow('Failed to fetch')
    await expect(file()).rejects.toThrow('Failed to fetch')
    expect(loadFrom.mock.calls).toEqual([[`${address}?try=1`], [`${address}?try=2`]])
  })

  it('is asked for again later where the browser does not say which it was', async () => {
    const lostTwice = new TypeError('Importing a module script failed.')
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(lostTwice)
      .mockRejectedValueOnce(lostTwice)
      .mockResolvedValue('client')
    const file = loadOnce(load)
    await expect(file()).rejects.toThrow('Importing')
    expect(await file()).toBe('client')
  })

  it('is never taken from another host', async () => {
    const loadFrom = vi.fn<(from: string) => Promise<string>>()
    const load = () => Promise.reject(lost('https://elsewhere.example/a.js'))
    await expect(loadOnce(load, loadFrom)()).rejects.toThrow('elsewhere')
    expect(loadFrom).not.toHaveBeenCalled()
  })
})
