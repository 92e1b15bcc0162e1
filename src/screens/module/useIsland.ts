import { useQuery } from '@tanstack/react-query'
import { learningPathQuery } from '@/api/learning-path'
import { skillMapQuery } from '@/api/skills'
import { isSameId } from '@/domain/ids'
import type { Kind } from '@/domain/kinds'
import type { ModuleState } from '@/domain/navigation-state'
import { nodeKind } from '@/domain/node-kind'

const islands: Partial<Record<Kind, string>> = {
  recipe: 'cooking',
  budget: 'finances',
  conflict: 'social',
  conversation: 'social',
}

/**
 * The island of a skill: that of its category. Only the map names it; where it was not asked for, as after a reload, an
 * island that fits the name of the skill does, because a call for a decoration alone is not worth it.
 */
export function useIsland({ skillId }: ModuleState): string {
  const { data: map } = useQuery({ ...skillMapQuery, enabled: false })
  const { data: path } = useQuery(learningPathQuery(skillId))
  const entry = map?.find(({ skills }) => skills.some(({ id }) => isSameId(id, skillId)))
  const kind = nodeKind('', '', path?.skillName ?? '')
  return entry?.category.iconType ?? islands[kind] ?? 'generic'
}
