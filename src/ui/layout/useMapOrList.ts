import { useState } from 'react'
import { storage } from '@/lib/storage'

export type MapOrList = 'map' | 'list'

/** How the learner likes to see a chart, remembered in this browser; the map until they choose. */
export function useMapOrList(storageKey: 'skillMapView' | 'learningPathView') {
  const [view, setView] = useState<MapOrList>(() =>
    storage.local.get(storageKey) === 'list' ? 'list' : 'map',
  )
  const choose = (next: MapOrList) => {
    storage.local.set(storageKey, next)
    setView(next)
  }
  return [view, choose] as const
}
