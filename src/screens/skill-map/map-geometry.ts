import { nodes } from '@/theme/tokens'

/** A rectangle in React Flow's form: its upper left corner and its size, in px. */
export type Rect = { position: { x: number; y: number }; width: number; height: number }

export const rectAt = (x: number, y: number, width: number, height: number): Rect => {
  return { position: { x, y }, width, height }
}

/** Whether less than `gap` px lie between two rectangles. */
export function overlap(one: Rect, other: Rect, gap = 0): boolean {
  const [a, b] = [one.position, other.position]
  return (
    a.x < b.x + other.width + gap &&
    b.x < a.x + one.width + gap &&
    a.y < b.y + other.height + gap &&
    b.y < a.y + one.height + gap
  )
}

/** A category: its place around the learner (domain/category-slots.ts), and how many skills it has. */
export type MapGroup = { slot: number; skills: number; isOpen: boolean }

/** A skill's label is on this side of its disc. */
export type Side = 'left' | 'right'
export type PlacedGroup = { category: Rect; skills: (Rect & { side: Side })[] }

export type MapLayout = {
  /** All around the learner, a column with skills beside it, or everything in one line. */
  shape: 'wide' | 'column' | 'line'
  user: Rect
  groups: PlacedGroup[]
  /** How far beside the center of a category the lines to its skills turn. */
  turn: number
  /** The wide chart has none: it is fitted into its canvas. */
  height?: number
}

// All distances are in px at the usual text size. Those between texts grow with it.

/** From the center of a disc to the edge of its halo. */
export const userRadius = nodes.user / 2 + 4
export const categoryRadius = nodes.category / 2 + 4
/** From the center of a disc to its edge, without its halo. */
export const skillRadius = nodes.skill / 2

/** The height of a skill: two lines of name and one of progress. */
export const twoLineHeight = 64

/**
 * From the center of a category to the end of its pill, for so many lines of text: 30 px down to the pill, its padding, and the
 * lines, with a few to spare (MapNodes.module.css).
 */
export const pillEnd = (lines: number, textScale: number) => 34 + (18 + 16 * lines) * textScale

/** The center of a skill's disc, seen from that of its category. */
export type SkillSpot = { x: number; y: number; side: Side }

/** The learner's text size (1 for the usual one), the widths of labels and pills, and the height of a skill. */
export type Sizes = { textScale: number; label: number; pill: number; row: number }

/** The rectangles of a category around this center, and of its skills. `lines`: of text in the category's pill. */
export function placeGroup(
  x: number,
  y: number,
  spots: readonly SkillSpot[],
  sizes: Sizes,
  lines: number,
) {
  const { textScale, label, pill, row: height } = sizes
  const width = nodes.skill + nodes.gap + label
  const skills = spots.map((spot) => {
    const left = x + spot.x + (spot.side === 'right' ? -skillRadius : skillRadius - width)
    return { ...rectAt(left, y + spot.y - height / 2, width, height), side: spot.side }
  })
  const down = categoryRadius + pillEnd(lines, textScale)
  return { category: rectAt(x - pill / 2, y - categoryRadius, pill, down), skills }
}
