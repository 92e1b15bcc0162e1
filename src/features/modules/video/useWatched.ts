import { useState } from 'react'
import * as v from 'valibot'
import { useUserKey } from '@/api/account.queries'
import type { Id } from '@/api/transport/call'
import { draftsOf } from '@/learner/drafts'

const watched = draftsOf('videoWatched', 'thirty-days', v.literal(true))

/**
 * Whether a video was watched to its end. Kept in this browser until it is saved as completed: who
 * must reload after a failed save does not have to watch it again.
 */
export function useWatched(contentId: Id | null) {
  const userKey = useUserKey()
  const [hasEnded, setEnded] = useState(false)

  return {
    isWatched: hasEnded || watched.read(userKey, contentId) === true,
    markWatched: () => {
      setEnded(true)
      watched.keep(userKey, true, contentId)
    },
    forget: () => watched.remove(userKey, contentId),
  }
}
