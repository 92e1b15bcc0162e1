import { useQuery } from '@tanstack/react-query'
import { learningPathQuery } from '@/api/learning-path'
import { skillMapQuery } from '@/api/skills'
import { isSameId } from '@/domain/ids'
import type { ModuleState } from '@/domain/navigation-state'
import { nodeKind } from '@/domain/node-kind'

/**
 * The island of a skill: that of its category. Only the map names it; where it was not asked for, as after a reload, an
 * island that fits the name of the skill does, because a call for a decoration alone is not worth it.
 */
export function useIsland({ skillId }: ModuleState): string {
  const { data: map } = useQuery({ ...skillMapQuery, enabled: false })
  const { data: path } = useQuery(learningPathQuery(skillId))
  const entry = map?.find(({ skills }) => skills.some(({ id }) => isSameId(id, skillId)))
  return entry?.category.iconType ?? islandOf(path?.skillName ?? '')
}

function islandOf(skillName: string): 'cooking' | 'finances' | 'social' | 'generic' {
  switch (nodeKind('', '', skillName)) {
    case 'recipe':
      return 'cooking'
    case 'budget':
      return 'finances'
    case 'conflict':
    case 'conversation':
      return 'social'
    default:
      return 'generic'
  }
}
