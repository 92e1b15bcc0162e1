import { useEffect, useState } from 'react'
import type { ModuleType } from '@/api/learning'
import { useSetting } from '@/learner/settings/useSettings'
import { stored } from '@/learner/stored'
import { hintsSeen } from '@/learner/stored-things'

/** In full, behind a button, or not at all. */
export type HintLook = 'full' | 'button' | 'none'

/** So often the hint of a kind is shown in full (rules.md#ships). */
const timesInFull = 2

/** How the hint of a lesson that has just been opened is shown; it stays so until the lesson is left. */
export function useLessonHint(kind: ModuleType | null): HintLook {
  const [hints] = useSetting('hints')
  const [lessonHints] = useSetting('lessonHints')
  const [seen] = useState(() => (kind ? (stored(hintsSeen).read()?.[kind] ?? 0) : 0))
  const isFull = lessonHints === 'always' || seen < timesInFull
  const isCounted = kind !== null && hints === 'full' && seen < timesInFull
  useEffect(() => {
    if (isCounted) stored(hintsSeen).change((times = {}) => ({ ...times, [kind]: seen + 1 }))
  }, [isCounted, kind, seen])

  if (kind === null || hints === 'short') return 'none'
  return isFull ? 'full' : 'button'
}
