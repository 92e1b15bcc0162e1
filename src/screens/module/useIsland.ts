import { useQuery } from '@tanstack/react-query'
import { learningPathQuery } from '@/api/learning-path'
import { skillMapQuery } from '@/api/skills'
import { isSameId } from '@/domain/ids'
import type { ModuleState } from '@/domain/navigation-state'
import { nodeKind } from '@/domain/node-kind'

/** The island of a skill: that of its category, where the map has been asked for before, else one that fits its name. */
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
