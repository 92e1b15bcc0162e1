import * as v from 'valibot'
import { useUserKey } from '@/api/account.queries'
import type { Id } from '@/api/transport/call'
import { draftsOf } from '@/learner/drafts'

const place = draftsOf('videoPlace', 'thirty-days', v.pipe(v.number(), v.integer(), v.minValue(1)))

/**
 * How far a learner is in a video, in whole seconds. Kept in this browser until its end, so that a
 * reload, another language or another try goes on there.
 */
export function useVideoPlace(contentId: Id | null) {
  const userKey = useUserKey()

  return {
    /** 0 where nothing is kept. */
    read: () => place.read(userKey, contentId) ?? 0,
    keep: (seconds: number) => {
      const whole = Math.floor(seconds)
      // A player that has not begun says 0: that is no place.
      if (whole > 0 && whole !== place.read(userKey, contentId)) {
        place.keep(userKey, whole, contentId)
      }
    },
    forget: () => place.remove(userKey, contentId),
  }
}
