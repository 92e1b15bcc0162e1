import { useMemo } from 'react'
import { useUserKey } from '@/api/account.queries'
import { useLearningPath } from '@/api/learning.queries'
import type { SkillMapEntry } from '@/api/skills'
import { readLastPlace } from '@/navigation/last-lesson'
import type { ModuleState } from '@/navigation/navigation-state'
import { whereToGoOn } from './continue-rules'

/** The lesson with which this learner goes on, if there is one. Its path is asked for beside the map. */
export function usePlaceToContinue(map: readonly SkillMapEntry[] | undefined): ModuleState | null {
  const userKey = useUserKey()
  const last = useMemo(() => readLastPlace(userKey), [userKey])
  const path = useLearningPath(last?.skillId ?? null, { isWanted: last !== null })
  return last && map ? whereToGoOn(last, path.data, map) : null
}
