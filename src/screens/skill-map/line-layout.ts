import { nodes } from '@/theme/tokens'
import { column, learnerAbove, widestLabel } from './column-layout'
import {
  categoryRadius,
  rectAt,
  placeGroup,
  skillRadius,
  type MapGroup,
  type MapLayout,
  type PlacedGroup,
  type SkillSpot,
} from './map-geometry'

/** The height of a skill: three lines of name and one of progress. */
const threeLineHeight = 84

/** Categories and their skills below the learner, all in one line. */
export function lineLayout(
  groups: readonly MapGroup[],
  width: number,
  textScale: number,
): MapLayout {
  const free = width - column.x - skillRadius - nodes.gap - column.edge
  const label = Math.floor(Math.min(widestLabel * textScale, free))
  const x = column.x + Math.floor((free - label) / 2)
  const row = threeLineHeight * textScale
  const step = row + 8
  const sizes = { textScale, label, pill: 120 * textScale, row }
  let height = column.top
  const placed = groups.map(({ skills, isOpen }): PlacedGroup => {
    const lines = isOpen ? 2 : 3
    const half = Math.max(categoryRadius, 12 * lines * textScale)
    const y = height + half
    const spots = Array.from({ length: isOpen ? skills : 0 }, (_, index): SkillSpot => {
      return { x: 0, y: half + 4 + step / 2 + index * step, side: 'right' }
    })
    const lastSkill = spots.at(-1)?.y ?? 0
    height = y + Math.max(half, lastSkill + step / 2) + column.gap
    // There is room for its pill beside it.
    const left = x - categoryRadius
    const category = rectAt(left, y - half, width - left - column.edge, 2 * half)
    return { ...placeGroup(x, y, spots, sizes, lines), category }
  })
  const user = learnerAbove(x, width)
  return { shape: 'line', user, groups: placed, turn: 63 * textScale, height }
}
