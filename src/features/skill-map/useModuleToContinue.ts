import { useLearningPath } from '@/api/learning.queries'
import type { SkillMapEntry } from '@/api/skills'
import type { ModuleState } from '@/navigation/navigation-state'
import { useLastLesson } from '@/navigation/useLastLesson'
import { moduleToContinue } from './continue-rules'

/** The lesson with which this learner goes on, if there is one. Its path is asked for beside the map. */
export function useModuleToContinue(map: readonly SkillMapEntry[] | undefined): ModuleState | null {
  const last = useLastLesson()
  const path = useLearningPath(last?.skillId ?? null, { isWanted: last !== null })
  return last && map ? moduleToContinue(last, path.data, map) : null
}
