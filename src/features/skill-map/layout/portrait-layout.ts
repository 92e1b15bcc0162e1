import type { Point, Sized } from '@/ui/chart/geometry'
import type { Group, PlacedChart, PlacedGroup } from './chart-items'

/** Horizontal positions of the columns as fractions of the width, counted from the island's side. */
const islandShares = { 1: 0.27, 2: 0.2 } as const
const skillShares = { 1: [0.64], 2: [0.54, 0.84] } as const
export type SkillColumns = keyof typeof skillShares

const top = 16
const row = 128
const betweenBlocks = 84
const closedBlock = 150
const gap = 6
/** The distance from the harbor's pill to the first island. */
const firstLeg = 24
/** The space under an island's pill that the route needs to cross to the next island. */
const swing = 56

/**
 * The layout of the narrow chart (design.md#map): one route winds down from the harbor, with the
 * islands alternately left and right and their skills in columns on the free side. Rows are as high
 * as their labels; nothing overlaps as long as no item is wider than `portraitWidths` says. The
 * groups must be in slot order.
 */
export function portraitLayout<Harbour extends Sized, Category extends Sized, Skill extends Sized>(
  { width, columns }: { width: number; columns: SkillColumns },
  harbour: Harbour,
  groups: readonly Group<Category, Skill>[],
): PlacedChart<Harbour, PlacedGroup<Category, Skill>> & { height: number } {
  const { above, below } = harbour.footprint
  const position = { x: Math.round(width / 2), y: top + above }
  let y = position.y + below + firstLeg

  const placed = groups.map(({ slot, category, skills }, index) => {
    const at = (share: number) => Math.round(width * (index % 2 === 0 ? share : 1 - share))
    const room = category.footprint
    const island = { x: at(islandShares[columns]), y: y + room.above }
    // A single column is as wide as possible, so it has to start below the island's pill.
    const lower = columns === 1 ? room.below + gap + (skills[0]?.footprint.above ?? 0) : 0
    const rows = placeRows(skills, columns, island.y + lower, at)
    const block = skills.length === 0 ? closedBlock : lower + rows.height + betweenBlocks
    y += Math.max(block, room.above + room.below + swing)
    return { slot, category: { ...category, position: island }, skills: rows.skills }
  })

  return { harbour: { ...harbour, position }, groups: placed, height: Math.ceil(y) }
}

function placeRows<Skill extends Sized>(
  skills: readonly Skill[],
  columns: SkillColumns,
  firstY: number,
  at: (share: number) => number,
) {
  const placed: (Skill & { position: Point })[] = []
  let y = firstY
  for (let index = 0; index < skills.length; index += columns) {
    const inRow = skills.slice(index, index + columns)
    for (const [column, skill] of inRow.entries()) {
      placed.push({ ...skill, position: { x: at(skillShares[columns][column] ?? 0.5), y } })
    }
    const heights = inRow.map(({ footprint: { above, below } }) => above + below + gap)
    y += Math.max(row, ...heights)
  }
  return { skills: placed, height: y - firstY }
}

/** Two columns of skills if they are wide enough to read; `textScale` is 2 for text of double size. */
export function portraitColumns(width: number, textScale: number): SkillColumns {
  return width / textScale < 300 ? 1 : 2
}

/** The maximum widths of items that fit side by side in the narrow chart. */
export function portraitWidths(width: number, columns: SkillColumns) {
  return {
    pill: Math.floor(Math.min(width * islandShares[columns] * 2 - 6, columns === 2 ? 200 : width)),
    skill: Math.floor(columns === 2 ? Math.min(width * 0.3 - 5, 200) : width * 0.66),
  }
}
