import { mainSlots } from '@/domain/category-slots'
import { nodes } from '@/theme/tokens'
import {
  rectAt,
  overlap,
  pillEnd,
  placeGroup,
  twoLineHeight,
  userRadius,
  type Rect,
  type MapGroup,
  type MapLayout,
  type PlacedGroup,
  type Side,
  type Sizes,
  type SkillSpot,
} from './map-geometry'

/** The radii of the ellipse of categories, and how far out of them the skills begin. */
const ellipse = { x: 250, y: 200, growth: 1.04 }
const reach = { beside: 180, aboveAndBelow: 152 }
/** A category this far out counts as beside the learner, by the sine of its direction. */
const besideFrom = 0.3
/** An arc of skills bends by the square of the distance to its middle, at most so far. */
const bend = { most: 24, by: 2400 }

/** Categories on an ellipse around the learner, which grows until their groups stand apart. */
export function wideLayout(groups: readonly MapGroup[], textScale: number): MapLayout {
  const sizes = {
    textScale,
    label: 136 * textScale,
    pill: 148 * textScale,
    row: twoLineHeight * textScale,
  }
  const turn = 90 * textScale
  const slots = Math.max(mainSlots, ...groups.map(({ slot }) => slot + 1))
  const islands = groups.map(({ slot, skills }) => {
    const angle = directionOf(slot, slots)
    const at = { x: ellipse.x * textScale * Math.sin(angle), y: -ellipse.y * Math.cos(angle) }
    if (Math.abs(Math.sin(angle)) > besideFrom) {
      const side = at.x > 0 ? 'right' : 'left'
      const most = slots > mainSlots ? 4 : 6
      return { ...at, spots: fan(skills, side, reach.beside * textScale, most, sizes) }
    }
    // Above and below the learner there is room on both sides of a category.
    const [first, second]: [Side, Side] = at.y < 0 ? ['right', 'left'] : ['left', 'right']
    const wing = (side: Side, count: number) =>
      fan(count, side, reach.aboveAndBelow * textScale, 3, sizes)
    const spots = [...wing(first, Math.ceil(skills / 2)), ...wing(second, Math.floor(skills / 2))]
    return { ...at, spots }
  })
  const height = userRadius + pillEnd(2, textScale) + 4
  const learner = rectAt(-sizes.pill / 2, -userRadius, sizes.pill, height)
  const placedAt = (scale: number) =>
    islands.map(({ x, y, spots }) => placeGroup(x * scale, y * scale, spots, sizes, 3))
  let scale = 1
  while (!areApart(learner, placedAt(scale), turn)) scale *= ellipse.growth
  const shown = placedAt(scale).map((group, index) =>
    groups[index]?.isOpen ? group : { ...group, skills: [] },
  )
  return { shape: 'wide', user: learner, groups: shown, turn }
}

/**
 * Skills on one side of their category: on an arc or, if they are more than `most`, on two. The
 * second stands between the rows of the first, so that its lines run between their labels.
 */
function fan(count: number, side: Side, from: number, most: number, sizes: Sizes): SkillSpot[] {
  const arcs = count > most ? 2 : 1
  const step = (sizes.row + 20) / arcs
  const nextArc = nodes.skill + nodes.gap + sizes.label + 16
  return Array.from({ length: count }, (_, index) => {
    const y = (index - (count - 1) / 2) * step
    const x = from - Math.min(bend.most, y ** 2 / bend.by) + (index % arcs) * nextArc
    return { x: side === 'right' ? x : -x, y, side }
  })
}

/**
 * The direction of a slot, clockwise from the top: the first four are top, right, bottom and left, and the others are spread
 * over the four quarters between them.
 */
function directionOf(slot: number, slots: number): number {
  const quarter = Math.PI / 2
  if (slot < mainSlots) return slot * quarter
  const others = slots - mainSlots
  const inQuarter = Math.floor(others / mainSlots) + (slot % mainSlots < others % mainSlots ? 1 : 0)
  const nth = Math.floor(slot / mainSlots)
  return ((slot % mainSlots) + nth / (inQuarter + 1)) * quarter
}

/** Whether no two groups, and no group and the learner, are closer than a few pixels. */
function areApart(learner: Rect, groups: readonly PlacedGroup[], turn: number): boolean {
  const taken = groups.map(({ category: island, skills }) => {
    const wings = (['left', 'right'] as const).flatMap((side) => {
      const own = skills.filter((one) => one.side === side)
      if (own.length === 0) return []
      // Where the lines to its skills begin to spread.
      const from = island.position.x + island.width / 2 + (side === 'right' ? turn : -turn)
      const left = Math.min(from, ...own.map(({ position }) => position.x))
      const right = Math.max(from, ...own.map(({ position, width }) => position.x + width))
      const ys = own.map(({ position }) => position.y)
      const height = Math.max(...ys) - Math.min(...ys) + (own[0]?.height ?? 0)
      return [rectAt(left, Math.min(...ys), right - left, height)]
    })
    return [island, ...wings]
  })
  return taken.every((rects, index) => {
    const others = [learner, ...taken.slice(index + 1).flat()]
    return rects.every((one) => others.every((other) => !overlap(one, other, 8)))
  })
}
