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

describe('the broadcast of a sign-out', () => {
  it('reaches listeners until they stop', async () => {
    stop = listenForSignOut(heard)
    broadcastSignOut('abc')
    await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith('abc'))
    stop()
    broadcastSignOut('def')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(heard).toHaveBeenCalledOnce()
  })

  it('is understood from a tab of another version; other messages are ignored', async () => {
    stop = listenForSignOut(heard)
    const tab = new BroadcastChannel('norte')
    tab.postMessage({ mark: 'def' })
    tab.postMessage('abc')
    await vi.waitFor(() => expect(heard).toHaveBeenCalled())
    tab.close()
    expect(heard).toHaveBeenCalledExactlyOnceWith('abc')
  })

  it('goes through storage events if the browser has no BroadcastChannel', () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    stop = listenForSignOut(heard)
    const setItem = vi.spyOn(Storage.prototype, 'setItem')
    broadcastSignOut('abc')
    expect(setItem).toHaveBeenCalledWith('signedOut', 'abc')
    expect(localStorage).toHaveLength(0)
    // The events that other tabs get.
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
