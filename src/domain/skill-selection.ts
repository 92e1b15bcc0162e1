import { includesId, isSameId, type Id } from './ids'
import type { Skill, SkillCategories, SkillCategory } from './skills'

/** The ids of all skills on the page, without duplicates, in the order of the page. */
export function offeredSkills(categories: readonly SkillCategory[]): Id[] {
  const ids = categories.flatMap(({ skills }) => skills.map(({ id }) => id))
  return [...new Map(ids.map((id) => [String(id), id])).values()]
}

/** The selection that is saved on the server. */
function savedSelection({ categories }: SkillCategories): Id[] {
  return categories.flatMap(({ selectedSkills }) => selectedSkills)
}

/** The skills that are ticked on the first visit, since they are linked to a goal. */
export function skillsForGoals({ categories, hasSkillsForUser }: SkillCategories): Skill[] {
  const skills = categories.flatMap((category) => category.skills)
  return hasSkillsForUser ? [] : skills.filter(({ isLinkedToGoal }) => isLinkedToGoal)
}

/** The categories in the order of the page: those with a skill for a goal come first. */
export function shownCategories(offer: SkillCategories): SkillCategory[] {
  const forGoals = skillsForGoals(offer)
  const isFirst = ({ skills }: SkillCategory) => skills.some((skill) => forGoals.includes(skill))
  const others = offer.categories.filter((category) => !isFirst(category))
  return [...offer.categories.filter(isFirst), ...others]
}

/** The skills on the page that are ticked at the start: what is saved, on the first visit together with those for the goals. */
export function startingSelection(offer: SkillCategories): Id[] {
  const start = [...savedSelection(offer), ...skillsForGoals(offer).map(({ id }) => id)]
  return offeredSkills(offer.categories).filter((id) => includesId(start, id))
}

/** Ticks that are not saved yet, and those that the page had at its start. */
export type SelectionDraft = { ticked: readonly Id[]; start: readonly Id[] }

/**
 * The skills on the page that are ticked: those of the draft, with what has come to the start since, such as a skill that was
 * saved on another device.
 */
export function tickedSkills(offer: SkillCategories, draft: SelectionDraft | undefined): Id[] {
  const start = startingSelection(offer)
  if (!draft) return start
  const isTicked = (id: Id) =>
    includesId(draft.ticked, id) || (includesId(start, id) && !includesId(draft.start, id))
  return offeredSkills(offer.categories).filter(isTicked)
}

/** The skills to save: the ticked ones, and those that were selected before and are no longer on the page. */
export function skillsToSave(offer: SkillCategories, ticked: readonly Id[]): Id[] {
  const offered = offeredSkills(offer.categories)
  return [...ticked, ...savedSelection(offer).filter((id) => !includesId(offered, id))]
}

/** Whether skills were saved before, and others are ticked now. */
export function isChanged(offer: SkillCategories, selection: readonly Id[]): boolean {
  return offer.hasSkillsForUser && !isSameSelection(startingSelection(offer), selection)
}

export const isSameSelection = (one: readonly Id[], other: readonly Id[]): boolean =>
  one.length === other.length && other.every((id) => includesId(one, id))

/** The number of ticked skills of a category. */
export function chosenCount({ skills }: SkillCategory, selection: readonly Id[]): number {
  return skills.filter(({ id }) => includesId(selection, id)).length
}

/** A category counts as selected if any of its skills is ticked. */
export function selectedCategories(
  categories: readonly SkillCategory[],
  selection: readonly Id[],
): Id[] {
  return categories.filter((one) => chosenCount(one, selection) > 0).map(({ id }) => id)
}

/** The selection after all skills of a category are unticked. */
export const withoutSkillsOf = ({ skills }: SkillCategory, selection: readonly Id[]): Id[] =>
  selection.filter((id) => !skills.some((skill) => isSameId(skill.id, id)))
