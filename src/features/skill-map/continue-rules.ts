import { countsAsLesson, isSameModule, type LearningPath } from '@/api/learning'
import type { SkillMapEntry } from '@/api/skills'
import { isSameId } from '@/api/transport/call'
import type { ModuleState } from '@/navigation/navigation-state'

/**
 * Where a learner goes on: the module they opened last, or, when that is completed, the first one of
 * its path that is not. Null when everything there is done, or the skill has left the map. While the
 * path is unknown, the last module as it was kept.
 */
export function moduleToContinue(
  last: ModuleState,
  path: LearningPath | undefined,
  map: readonly SkillMapEntry[],
): ModuleState | null {
  const { skillId } = last
  if (!map.some(({ skills }) => skills.some(({ id }) => isSameId(id, skillId)))) return null
  if (path === undefined) return last.module.status === 'completed' ? null : last

  const open = path.subSkills
    .flatMap(({ modules }) => modules)
    .filter((module) => countsAsLesson(module) && module.status !== 'completed')
  const module = open.find((candidate) => isSameModule(candidate, last.module)) ?? open[0]
  return module ? { skillId, module } : null
}
