import type { Footprint, Point } from './boxes'
import type { PlacedCategory } from './map-layout'

export type PortraitCategory = {
  footprint: Footprint
  isOpen: boolean
  skills: readonly Footprint[]
}

export type PortraitLayout = {
  harbour: Point
  categories: PlacedCategory[]
  height: number
}

/** Where the columns stand, as shares of the width, seen from the island's side. */
const islandShares = { 1: 0.27, 2: 0.2 } as const
const skillShares = { 1: [0.64], 2: [0.54, 0.84] } as const
export type SkillColumns = keyof typeof skillShares

const top = 16
const row = 128
const betweenBlocks = 84
const closedBlock = 150
const gap = 6
/** From the harbour's pill to the first island. */
const firstLeg = 24
/** Under an island's pill the route needs room to swing across to the next island. */
const swing = 56

/**
 * The chart of narrow windows (design.md#map): one winding route from the harbour down, the
 * islands left and right in turn, the skills in columns on the free side. Rows grow with their
 * labels: nothing overlaps as long as no footprint is wider than `portraitWidths` says. The
 * categories are given in slot order; a closed one gets no positions for its skills.
 */
export function portraitLayout(
  width: number,
  columns: SkillColumns,
  harbour: Footprint,
  categories: readonly PortraitCategory[],
): PortraitLayout {
  const harbourPosition = { x: Math.round(width / 2), y: top + harbour.above }
  let y = harbourPosition.y + harbour.below + firstLeg

  const placed = categories.map(({ footprint, isOpen, skills }, index): PlacedCategory => {
    const at = (share: number) => Math.round(width * (index % 2 === 0 ? share : 1 - share))
    const position = { x: at(islandShares[columns]), y: y + footprint.above }
    // Where one column has to do, it is as wide as can be and begins under the island's pill.
    const below = columns === 1 ? footprint.below + gap + (skills[0]?.above ?? 0) : 0
    const rows = placeRows(isOpen ? skills : [], columns, position.y + below, at)
    const block = rows.points.length === 0 ? closedBlock : below + rows.height + betweenBlocks
    y += Math.max(block, footprint.above + footprint.below + swing)
    return { position, skills: rows.points }
  })

  return { harbour: harbourPosition, categories: placed, height: Math.ceil(y) }
}

function placeRows(
  skills: readonly Footprint[],
  columns: SkillColumns,
  firstY: number,
  at: (share: number) => number,
) {
  const points: Point[] = []
  let y = firstY
  for (let index = 0; index < skills.length; index += columns) {
    const inRow = skills.slice(index, index + columns)
    inRow.forEach((_, column) => points.push({ x: at(skillShares[columns][column] ?? 0.5), y }))
    y += Math.max(row, ...inRow.map(({ above, below }) => above + below + gap))
  }
  return { points, height: y - firstY }
}

/** Two columns of skills where they are wide enough to read; `textScale` 2 is text of double size. */
export function portraitColumns(width: number, textScale: number): SkillColumns {
  return width / textScale < 300 ? 1 : 2
}

/** The widest footprints that fit beside each other in a portrait chart. */
export function portraitWidths(width: number, columns: SkillColumns) {
  return {
    pill: Math.floor(Math.min(width * islandShares[columns] * 2 - 6, columns === 2 ? 200 : width)),
    skill: Math.floor(columns === 2 ? Math.min(width * 0.3 - 5, 200) : width * 0.66),
  }
}
