import { useState } from 'react'
import { storage } from '@/lib/storage'

type StorageKey = 'skillMapView' | 'learningPathView' | 'challengeView'

/** Which of its views a screen shows, remembered in this browser; the first until one is chosen. */
export function useRememberedView<View extends string>(
  storageKey: StorageKey,
  views: readonly [View, ...View[]],
) {
  const [view, setView] = useState(
    () => views.find((known) => known === storage.local.get(storageKey)) ?? views[0],
  )
  const choose = (next: View) => {
    storage.local.set(storageKey, next)
    setView(next)
  }
  return [view, choose] as const
}
