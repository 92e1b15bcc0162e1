import { useState } from 'react'
import * as v from 'valibot'
import { useUserKey } from '@/api/account.queries'
import type { Id } from '@/api/transport/call'
import { draftsOf } from '@/learner/drafts'
import { starScale, type Rating } from './rating-rules'

type Ratings = { helpfulness: Rating; confidence: Rating }
const none: Ratings = { helpfulness: null, confidence: null }

const rating = v.nullable(v.picklist([0, ...starScale]))
const kept = draftsOf(
  'ratings',
  'until-sign-out',
  v.object({ helpfulness: rating, confidence: rating }),
)

/** The stars of a lesson, kept in this browser until they are sent or the learner signs out. */
export function useRatings(subSkillId: Id) {
  const userKey = useUserKey()
  const [ratings, setRatings] = useState(() => kept.read(userKey, subSkillId) ?? none)

  return {
    ratings,
    rate: (topic: keyof Ratings, stars: Rating) => {
      const next = { ...ratings, [topic]: stars }
      setRatings(next)
      kept.keep(userKey, next, subSkillId)
    },
    forget: () => kept.remove(userKey, subSkillId),
  }
}
