import type { Id } from './ids'

export type Skill = {
  id: Id
  name: string
  description: string
  iconType: string
  /** It belongs to a goal of the learner. */
  isLinkedToGoal: boolean
  /** A whole number from 0 to 100; 0 only while nothing is done, 100 only when all is done. */
  progress: number
}

export type SkillState = 'notStarted' | 'inProgress' | 'done'

export function skillState({ progress }: Skill): SkillState {
  if (progress >= 100) return 'done'
  return progress > 0 ? 'inProgress' : 'notStarted'
}

export type Category = {
  id: Id
  name: string
  /** For decoration only: a hex color. */
  color: string | null
  iconType: string
}

/** A category of the map with the learner's skills. */
export type SkillMapEntry = { category: Category; skills: Skill[] }

/** A category of the selection with all its skills, and the ids of those that are selected. */
export type SkillCategory = Category & { skills: Skill[]; selectedSkills: Id[] }

export type SkillCategories = {
  categories: SkillCategory[]
  /** False on the first visit, when the skills of the learner's goals are preselected. */
  hasSkillsForUser: boolean
}

/** A skill or a category, by this name where the server has none. */
export const named = <T extends { name: string }>(thing: T, otherwise: string): T => ({
  ...thing,
  name: thing.name || otherwise,
})

/** Whether the map has something to learn: categories without skills are none. */
export const hasSkills = (map: readonly SkillMapEntry[]): boolean =>
  map.some(({ skills }) => skills.length > 0)
