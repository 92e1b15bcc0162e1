import type { SkillCategories, SkillCategory } from '@/api/skills'
import { hasId, isSameId, type Id } from '@/api/transport/call'

/** The ids of all skills on the page, without duplicates, in the order of the page. */
export function offeredSkills(categories: readonly SkillCategory[]): Id[] {
  const ids = categories.flatMap(({ skills }) => skills.map(({ id }) => id))
  return [...new Map(ids.map((id) => [String(id), id])).values()]
}

/** The selection that is saved on the server. */
function savedSelection({ categories }: SkillCategories): Id[] {
  return categories.flatMap(({ selectedSkills }) => selectedSkills)
}

/**
 * The initial selection: the draft if there is one, else what is saved on the server, on the first
 * visit together with the skills linked to a goal (rules.md#skill-selection). Only skills that are
 * on the page.
 */
export function startingSelection(offer: SkillCategories, draft: readonly Id[] | undefined): Id[] {
  const { categories, hasSkillsForUser } = offer
  const linked = categories
    .flatMap(({ skills }) => skills)
    .filter(({ isLinkedToGoal }) => isLinkedToGoal && !hasSkillsForUser)
    .map(({ id }) => id)
  const wanted = new Set((draft ?? [...savedSelection(offer), ...linked]).map(String))
  return offeredSkills(categories).filter((id) => wanted.has(String(id)))
}

export function withSkill(selection: readonly Id[], skillId: Id, ticked: boolean): Id[] {
  const others = selection.filter((id) => !isSameId(id, skillId))
  return ticked ? [...others, skillId] : others
}

/** The number of ticked skills of a category. */
export function chosenCount({ skills }: SkillCategory, selection: readonly Id[]): number {
  return skills.filter(({ id }) => hasId(selection, id)).length
}

/** A category counts as selected if any of its skills is ticked (rules.md#skill-selection). */
export function selectedCategories(
  categories: readonly SkillCategory[],
  selection: readonly Id[],
): Id[] {
  return categories.filter((one) => chosenCount(one, selection) > 0).map(({ id }) => id)
}
