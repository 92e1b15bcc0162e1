import { storage } from '@/lib/storage'
import { signedOut } from '../stored-things'

const channelName = 'norte'

/** Tells the other tabs which learner has signed out here, by their hash. */
export function broadcastSignOut(mark: string): void {
  if (typeof BroadcastChannel === 'function') {
    const channel = new BroadcastChannel(channelName)
    channel.postMessage(mark)
    channel.close()
  } else {
    // Other tabs get the `storage` event even though the entry is removed at once.
    storage.local.set(signedOut.name, mark)
    storage.local.remove(signedOut.name)
  }
}

/** Listens for sign-outs in other tabs. Returns a function that stops it. */
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
