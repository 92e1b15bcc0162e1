import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useWakeLock } from './useWakeLock'

/** A lock as browsers give it: it is let go once, and says so. */
class Lock extends EventTarget {
  released = false
  release = vi.fn<() => Promise<void>>(async () => {
    if (this.released) return
    this.released = true
    this.dispatchEvent(new Event('release'))
  })
}

let locks: Lock[] = []
let visibility: DocumentVisibilityState = 'visible'
const request = vi.fn<(type: string) => Promise<Lock>>()

/** Like a browser: refused while hidden, and let go by itself when the page is hidden. */
async function give(): Promise<Lock> {
  if (visibility !== 'visible') throw new DOMException('hidden', 'NotAllowedError')
  const lock = new Lock()
  locks.push(lock)
  return lock
}

async function become(state: DocumentVisibilityState) {
  await act(async () => {
    visibility = state
    if (state === 'hidden') await Promise.all(locks.map((lock) => lock.release()))
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

const held = () => locks.filter(({ released }) => !released)
const show = async () => {
  const hook = renderHook(() => useWakeLock())
  await act(async () => {})
  return hook
}

beforeEach(() => {
  locks = []
  visibility = 'visible'
  request.mockReset().mockImplementation(give)
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } })
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
})

afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock')
})

describe('a screen that is kept awake', () => {
  it('holds a wake lock while the component is mounted', async () => {
    const { result, unmount } = await show()
    expect(request.mock.calls).toEqual([['screen']])
    expect(result.current).toBe(true)
    expect(held()).toHaveLength(1)
    await act(async () => unmount())
    expect(held()).toEqual([])
  })

  it('releases the lock when the page is hidden, and requests it again when visible', async () => {
    const { result } = await show()
    await become('hidden')
    expect(result.current).toBe(false)
    expect(request).toHaveBeenCalledTimes(1)
    await become('visible')
    expect(result.current).toBe(true)
    expect(held()).toHaveLength(1)
  })

  it('does not request a lock that it holds', async () => {
    await show()
    await become('visible')
    await become('visible')
    expect(request).toHaveBeenCalledTimes(1)
  })

  it('requests the lock when a page that loaded hidden becomes visible', async () => {
    visibility = 'hidden'
    const { result } = await show()
    expect(request).not.toHaveBeenCalled()
    await become('visible')
    expect(result.current).toBe(true)
  })

  it('releases a lock at once that arrives after unmount', async () => {
    let answer = (_lock: Lock) => {}
    request.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    const { unmount } = await show()
    unmount()
    const late = new Lock()
    await act(async () => answer(late))
    expect(late.release).toHaveBeenCalledOnce()
  })

  it('sends no second request while one is pending', async () => {
    request.mockReturnValue(new Promise(() => {}))
    await show()
    await become('visible')
    expect(request).toHaveBeenCalledTimes(1)
  })

  it('requests no lock after unmount', async () => {
    const { unmount } = await show()
    await act(async () => unmount())
    await become('hidden')
    await become('visible')
    expect(request).toHaveBeenCalledTimes(1)
  })
})

describe('a screen that cannot be kept awake', () => {
  it('ignores the error of a browser that refuses', async () => {
    request.mockRejectedValue(new DOMException('low battery', 'NotAllowedError'))
    const { result, unmount } = await show()
    expect(result.current).toBe(false)
    unmount()
  })

  it('requests the lock again later', async () => {
    request.mockRejectedValueOnce(new DOMException('low battery', 'NotAllowedError'))
    const { result } = await show()
    await become('hidden')
    await become('visible')
    expect(result.current).toBe(true)
  })

  it('does nothing in a browser without wake locks', async () => {
    Reflect.deleteProperty(navigator, 'wakeLock')
    const { result, unmount } = await show()
    expect(result.current).toBe(false)
    unmount()
  })
})
