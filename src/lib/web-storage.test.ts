import { afterEach, describe, expect, it, vi } from 'vitest'
import { storage } from './web-storage'

afterEach(() => {
  vi.restoreAllMocks()
  for (const key of storage.local.keys()) storage.local.remove(key)
})

describe('storage', () => {
  it('stores a value and returns true', () => {
    expect(storage.local.set('a', '1')).toBe(true)
    expect(window.localStorage.getItem('a')).toBe('1')
    expect(storage.local.get('a')).toBe('1')
    expect(storage.local.keys()).toEqual(['a'])
  })

  it('keeps a value in memory and returns false if storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(storage.local.set('a', '1')).toBe(false)
    expect(storage.local.get('a')).toBe('1')
    expect(storage.local.keys()).toEqual(['a'])
  })

  it('keeps values in memory if the browser blocks storage', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    expect(storage.session.get('a')).toBeNull()
    expect(storage.session.set('a', '1')).toBe(false)
    expect(storage.session.get('a')).toBe('1')
    storage.session.remove('a')
    expect(storage.session.get('a')).toBeNull()
  })

  it('stores the newest value once storage has room again', () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    storage.local.set('a', 'old')
    setItem.mockRestore()
    storage.local.set('a', 'new')
    expect(storage.local.get('a')).toBe('new')
    expect(window.localStorage.getItem('a')).toBe('new')
  })
})
