import { storage } from '@/lib/storage'
import { signedOut } from '../stored-things'

const channelName = 'norte'

/** Tells the other tabs who has signed out here, by their mark. */
export function broadcastSignOut(mark: string): void {
  if (typeof BroadcastChannel === 'function') {
    const channel = new BroadcastChannel(channelName)
    channel.postMessage(mark)
    channel.close()
  } else {
    // What is removed again has been told all the same.
    storage.local.set(signedOut.name, mark)
    storage.local.remove(signedOut.name)
  }
}

/** Hears who signs out in other tabs, until the result is called. */
export function listenForSignOut(onSignOut: (mark: string) => void): () => void {
  if (typeof BroadcastChannel === 'function') {
    const channel = new BroadcastChannel(channelName)
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') onSignOut(data)
    })
    return () => channel.close()
  }
  const listener = ({ key, newValue }: StorageEvent) => {
    if (key === signedOut.name && newValue !== null) onSignOut(newValue)
  }
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}
