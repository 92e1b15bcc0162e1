import { useEffect, useState } from 'react'
import type { Skill } from '@/api/skills'

/** The skills whose gold ring has drawn itself in this visit. */
const celebrated = new Set<Skill['id']>()

/**
 * Whether a finished skill is celebrated now: once per visit, when it is first seen finished, be it
 * at once or when fresh progress arrives (rules.md#skill-map).
 */
export function useCelebration({ id, progress }: Skill): boolean {
  const [celebrates, setCelebrates] = useState(false)
  if (!celebrates && progress >= 100 && !celebrated.has(id)) setCelebrates(true)

  useEffect(() => {
    if (celebrates) celebrated.add(id)
  }, [celebrates, id])

  return celebrates
}
