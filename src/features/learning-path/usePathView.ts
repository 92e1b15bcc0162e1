import { useState } from 'react'
import { storage } from '@/lib/storage'

export type PathViewKind = 'map' | 'list'

const storageKey = 'learningPathView'

/** How the learner likes to see a path, remembered in this browser; the map until they choose. */
export function usePathView() {
  const [view, setView] = useState<PathViewKind>(() =>
    storage.local.get(storageKey) === 'list' ? 'list' : 'map',
  )
  const choose = (next: PathViewKind) => {
    storage.local.set(storageKey, next)
    setView(next)
  }
  return [view, choose] as const
}
