import { afterEach, describe, expect, it, vi } from 'vitest'
import { markOf } from '../present-learner'
import { listenForSignOut, broadcastSignOut } from './sign-out-broadcast'

let stop: (() => void) | undefined
const heard = vi.fn<(mark: string) => void>()

afterEach(() => {
  stop?.()
  vi.unstubAllGlobals()
  heard.mockReset()
})

describe('who has signed out', () => {
  it('is told to who listens, until they no longer do', async () => {
    stop = listenForSignOut(heard)
    broadcastSignOut('abc')
    await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith('abc'))
    stop()
    broadcastSignOut('def')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(heard).toHaveBeenCalledOnce()
  })

  it('is heard from a tab of another version too, and nothing else is', async () => {
    stop = listenForSignOut(heard)
    const tab = new BroadcastChannel('norte')
    tab.postMessage({ mark: 'def' })
    tab.postMessage('abc')
    await vi.waitFor(() => expect(heard).toHaveBeenCalled())
    tab.close()
    expect(heard).toHaveBeenCalledExactlyOnceWith('abc')
  })

  it('is told through the storage where a browser has no channels', () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    stop = listenForSignOut(heard)
    const setItem = vi.spyOn(Storage.prototype, 'setItem')
    broadcastSignOut('abc')
    expect(setItem).toHaveBeenCalledWith('signedOut', 'abc')
    expect(localStorage).toHaveLength(0)
    // What the browser tells the other tabs of it.
    window.dispatchEvent(new StorageEvent('storage', { key: 'signedOut', newValue: 'abc' }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'signedOut', newValue: null }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'lastEmail', newValue: 'def' }))
    expect(heard).toHaveBeenCalledExactlyOnceWith('abc')
    stop()
    window.dispatchEvent(new StorageEvent('storage', { key: 'signedOut', newValue: 'def' }))
    expect(heard).toHaveBeenCalledOnce()
  })
})

describe('the mark of a learner', () => {
  it('tells two of them apart and does not name them', () => {
    expect(markOf('sam@example.com')).toBe(markOf('sam@example.com'))
    expect(markOf('sam@example.com')).not.toBe(markOf('ana@example.com'))
    expect(markOf('sam@example.com')).toMatch(/^[a-z0-9]{1,7}$/)
  })
})
