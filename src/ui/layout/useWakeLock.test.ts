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
  it('stays on while the component is shown, and no longer', async () => {
    const { result, unmount } = await show()
    expect(request.mock.calls).toEqual([['screen']])
    expect(result.current).toBe(true)
    expect(held()).toHaveLength(1)
    await act(async () => unmount())
    expect(held()).toEqual([])
  })

  it('is let go when the page is hidden, and asked for again when it is back', async () => {
    const { result } = await show()
    await become('hidden')
    expect(result.current).toBe(false)
    expect(request).toHaveBeenCalledTimes(1)
    await become('visible')
    expect(result.current).toBe(true)
    expect(held()).toHaveLength(1)
  })

  it('is not asked for while it is awake', async () => {
    await show()
    await become('visible')
    await become('visible')
    expect(request).toHaveBeenCalledTimes(1)
  })

  it('is asked for when a page that began hidden becomes visible', async () => {
    visibility = 'hidden'
    const { result } = await show()
    expect(request).not.toHaveBeenCalled()
    await become('visible')
    expect(result.current).toBe(true)
  })

  it('is let go at once when the answer comes after the component has gone', async () => {
    let answer = (_lock: Lock) => {}
    request.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    const { unmount } = await show()
    unmount()
    const late = new Lock()
    await act(async () => answer(late))
    expect(late.release).toHaveBeenCalledOnce()
  })

  it('is not asked for twice at once', async () => {
    request.mockReturnValue(new Promise(() => {}))
    await show()
    await become('visible')
    expect(request).toHaveBeenCalledTimes(1)
  })

  it('is asked for no more once the component has gone', async () => {
    const { unmount } = await show()
    await act(async () => unmount())
    await become('hidden')
    await become('visible')
    expect(request).toHaveBeenCalledTimes(1)
  })
})

describe('a screen that cannot be kept awake', () => {
  it('is left alone where the browser refuses', async () => {
    request.mockRejectedValue(new DOMException('low battery', 'NotAllowedError'))
    const { result, unmount } = await show()
    expect(result.current).toBe(false)
    unmount()
  })

  it('is asked for again later', async () => {
    request.mockRejectedValueOnce(new DOMException('low battery', 'NotAllowedError'))
    const { result } = await show()
    await become('hidden')
    await become('visible')
    expect(result.current).toBe(true)
  })

  it('is left alone where the browser knows no such thing', async () => {
    Reflect.deleteProperty(navigator, 'wakeLock')
    const { result, unmount } = await show()
    expect(result.current).toBe(false)
    unmount()
  })
})
