import type { Placed, Sized } from '@/ui/chart/geometry'

/**
 * A category of the chart and its skills. Generic, so that the items keep their own data through
 * measuring and layout.
 */
export type Group<Category extends Sized, Skill extends Sized> = {
  /** Which of the positions round the harbor the category has. */
  slot: number
  category: Category
  skills: readonly Skill[]
}

export type PlacedGroup<Category extends Sized = Sized, Skill extends Sized = Sized> = Group<
  Placed<Category>,
  Placed<Skill>
>

export type PlacedChart<Harbour extends Sized = Sized, Group extends PlacedGroup = PlacedGroup> = {
  harbour: Placed<Harbour>
  groups: readonly Group[]
}

/** All placed items, in tab order. */
export const itemsOf = ({ harbour, groups }: PlacedChart): Placed[] => [
  harbour,
  ...groups.flatMap(({ category, skills }) => [category, ...skills]),
]
