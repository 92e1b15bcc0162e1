import type { Placed, Sized } from '@/ui/chart/geometry'

/** A category of the chart and its skills. Each item keeps what it is when it is measured and placed. */
export type Group<Category extends Sized, Skill extends Sized> = {
  /** Which of the positions round the harbour the category takes. */
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

/** All that has a position on the chart, in the order of the Tab key. */
export const itemsOf = ({ harbour, groups }: PlacedChart): Placed[] => [
  harbour,
  ...groups.flatMap(({ category, skills }) => [category, ...skills]),
]
