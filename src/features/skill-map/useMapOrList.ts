import { useState } from 'react'
import { storage } from '@/lib/storage'

export type MapOrList = 'map' | 'list'

const storageKey = 'skillMapView'

/** The chosen way to see the skills, remembered in this browser; the map until one is chosen. */
export function useMapOrList() {
  const [view, setView] = useState<MapOrList>(() => {
    return storage.local.get(storageKey) === 'list' ? 'list' : 'map'
  })
  const choose = (next: MapOrList) => {
    storage.local.set(storageKey, next)
    setView(next)
  }
  return [view, choose] as const
}
