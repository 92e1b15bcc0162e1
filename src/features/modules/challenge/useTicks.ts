import { useEffect, useEffectEvent, useState } from 'react'
import * as v from 'valibot'
import { useUserKey } from '@/api/account.queries'
import type { Id } from '@/api/transport/call'
import { draftsOf } from '@/learner/drafts'
import { tickedOf, withTick } from './step-rules'

/** The places of the ticked steps of a challenge, the first is 0; kept until it is completed. */
export const keptTicks = draftsOf(
  'ticks',
  'thirty-days',
  v.array(v.pipe(v.number(), v.integer(), v.minValue(0))),
)

/**
 * The ticks of a challenge of so many steps, kept in this browser under the learner's name. Where
 * that becomes known late, what was ticked meanwhile joins what was kept.
 */
export function useTicks(contentId: Id | null, steps: number) {
  const userKey = useUserKey()
  const read = () => keptTicks.read(userKey, contentId) ?? []
  const [places, setPlaces] = useState(read)
  const [owner, setOwner] = useState(userKey)
  if (owner !== userKey) {
    setOwner(userKey)
    setPlaces(owner === undefined ? [...new Set([...read(), ...places])] : read())
  }

  const keepForOwner = useEffectEvent(() => {
    if (places.length > 0) keptTicks.keep(owner, places, contentId)
  })
  useEffect(() => keepForOwner(), [owner])

  return {
    ticked: tickedOf(steps, places),
    tick: (step: number, isDone: boolean) => {
      const next = withTick(places, step, isDone)
      setPlaces(next)
      keptTicks.keep(userKey, next, contentId)
    },
    forget: () => keptTicks.remove(userKey, contentId),
  }
}
