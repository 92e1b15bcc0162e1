import { useState } from 'react'
import { useUserKey } from '@/api/account.queries'
import type { Id } from '@/api/call'
import { lessonDrafts } from '../lesson-drafts'

/**
 * Whether a video was watched to its end. Kept in this browser until it is saved as completed: who
 * must reload after a failed save does not have to watch it again.
 */
export function useWatched(contentId: Id | null) {
  const userKey = useUserKey()
  const key = userKey === undefined ? null : `videoWatched_${userKey}_${contentId}`
  const [hasEnded, setEnded] = useState(false)

  return {
    isWatched: hasEnded || (key !== null && lessonDrafts.read(key) === true),
    markWatched: () => {
      setEnded(true)
      if (key !== null) lessonDrafts.keep(key, true)
    },
    forget: () => {
      if (key !== null) lessonDrafts.remove(key)
    },
  }
}
