import { useEffect, useState } from 'react'
import { stored } from '@/learner/stored'
import { lastVisit } from '@/learner/stored-things'
import { useUserKey } from '@/learner/useUserKey'
import { wasAway } from './away-rules'

/** Whether this learner was away for weeks; from now on they are here. */
export function useWelcomeBack(): boolean {
  const userKey = useUserKey()
  const [isBack] = useState(() => wasAway(stored(lastVisit).read(), Date.now()))
  useEffect(() => {
    if (userKey !== undefined) stored(lastVisit).keep(Date.now())
  }, [userKey])
  return isBack
}
