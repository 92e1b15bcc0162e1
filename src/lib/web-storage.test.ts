import { afterEach, describe, expect, test, vi } from 'vitest'
import { localArea, tabArea } from './web-storage'

afterEach(() => {
  vi.restoreAllMocks()
  for (const key of localArea.keys()) localArea.remove(key)
})

describe('a storage area', () => {
  test('stores a value and returns true', () => {
    expect(localArea.set('a', '1')).toBe(true)
    expect(window.localStorage.getItem('a')).toBe('1')
    expect(localArea.get('a')).toBe('1')
    expect(localArea.keys()).toEqual(['a'])
  })

  test('holds a value in memory and returns false if storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(localArea.set('a', '1')).toBe(false)
    expect(localArea.get('a')).toBe('1')
    expect(localArea.keys()).toEqual(['a'])
  })

  test('holds values in memory if the browser blocks storage', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    expect(tabArea.get('a')).toBeNull()
    expect(tabArea.set('a', '1')).toBe(false)
    expect(tabArea.get('a')).toBe('1')
    tabArea.remove('a')
    expect(tabArea.get('a')).toBeNull()
  })

  test('stores the newest value once storage has room again', () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    localArea.set('a', 'old')
    setItem.mockRestore()
    localArea.set('a', 'new')
    expect(localArea.get('a')).toBe('new')
    expect(window.localStorage.getItem('a')).toBe('new')
  })
})
