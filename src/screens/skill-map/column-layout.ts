import { nodes } from '@/theme/tokens'
import {
  categoryRadius,
  rectAt,
  pillEnd,
  placeGroup,
  twoLineHeight,
  skillRadius,
  userRadius,
  type MapGroup,
  type MapLayout,
  type PlacedGroup,
  type SkillSpot,
} from './map-geometry'

/** The center of the categories, where the first of them begins, the distance between them, and that to the edge. */
export const column = { x: 68, top: 152, gap: 12, edge: 6 }
/** A label is at most so wide. */
export const widestLabel = 240
/** Skills stand in two arcs from this width on. */
const twoArcsFrom = 640
/** From the center of a category to that of its skills. */
const reach = 104

/** Categories below the learner, each beside the first of its skills. */
export function columnLayout(
  groups: readonly MapGroup[],
  width: number,
  textScale: number,
): MapLayout {
  // Two or three stand below each other.
  const hasMany = groups.some(({ skills }) => skills > 3)
  const arcs = hasMany && width >= twoArcsFrom * textScale ? 2 : 1
  const center = column.x * textScale
  const toSkills = reach * textScale
  const nextArc = nodes.skill + nodes.gap + 16
  const free =
    width - center - toSkills - skillRadius - nodes.gap - column.edge - (arcs - 1) * nextArc
  const label = Math.floor(Math.min(widestLabel * textScale, free / arcs))
  // In the middle of a window with more room than it needs.
  const x = center + Math.floor((free - arcs * label) / 2)
  const row = twoLineHeight * textScale
  const step = (row + 8) / arcs
  const sizes = { textScale, label, pill: 126 * textScale, row }
  let height = column.top
  const placed = groups.map(({ skills, isOpen }): PlacedGroup => {
    const lines = isOpen ? 2 : 3
    const y = height + Math.max(categoryRadius, row / 2)
    const spots = Array.from({ length: isOpen ? skills : 0 }, (_, index): SkillSpot => {
      const across = toSkills + (index % arcs) * (nextArc + label)
      return { x: across, y: index * step, side: 'right' }
    })
    const lastSkill = spots.at(-1)?.y ?? 0
    const end = Math.max(pillEnd(lines, textScale), lastSkill + (step * arcs) / 2)
    height = y + end + column.gap
    return placeGroup(x, y, spots, sizes, lines)
  })
  const user = learnerAbove(x, width)
  return { shape: 'column', user, groups: placed, turn: 63 * textScale, height }
}

/** The learner at the top of a column with this center. */
export function learnerAbove(x: number, width: number) {
  const left = x - userRadius
  return rectAt(left, column.gap, width - left - column.edge, 2 * userRadius)
}
