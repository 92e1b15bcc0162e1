import { boxAt, BoxIndex, contains, overlaps, type Box, type Footprint, type Point } from './boxes'
import { fourSlots } from './map-slots'

/** A category to place: its slot, its own footprint with the pill, and those of its skills. */
export type ChartCategory = { slot: number; footprint: Footprint; skills: readonly Footprint[] }
export type PlacedCategory = { position: Point; skills: Point[] }

/** The harbour lies at the origin; everything is placed round it. */
export const harbourPosition: Point = { x: 0, y: 0 }

/**
 * What a window of 1280 by 800 shows of the chart, and the corners of it that the heading with the way
 * to go on and the zoom buttons cover.
 */
const view: Box = { left: -684, top: -372, right: 684, bottom: 392 }
const corners: readonly Box[] = [
  { left: -684, top: -372, right: -356, bottom: -125 },
  { left: 600, top: 200, right: 684, bottom: 392 },
]
const gap = 4
const firstRadius = 140
const radiusStep = 20
/** The sea is wider than high, like the window. */
const stretch = 1.12
const degree = Math.PI / 180
/** First straight outwards, then ever further to either side. */
const offsets = [
  0,
  ...Array.from({ length: 8 }, (_, index) => [20, -20].map((d) => d * (index + 1))),
]
  .flat()
  .map((degrees) => degrees * degree)

/**
 * The chart of wide windows (design.md#map). The categories lie on an ellipse round the
 * harbour, the skills of each at the first free spot outwards of it: where all of it fits, at the
 * first one in sight without moving the chart. Closed categories are placed with all their skills
 * too, so that nothing moves when one is opened. Nothing overlaps.
 * Returns positions in the order of the categories given.
 */
export function mapLayout(
  harbour: Footprint,
  categories: readonly ChartCategory[],
): PlacedCategory[] {
  const angles = categories.map(({ slot }) => angleOf(slot, categories.length))
  const positions = spread(harbour, categories, angles)
  const seaWith = (boxes: readonly Box[]) => {
    const taken = new BoxIndex(gap)
    for (const box of boxes) taken.add(box)
    return taken
  }
  const placeAll = (taken: BoxIndex, rule: Rule) =>
    categories.map(({ skills }, index) => {
      const position = positions[index] ?? harbourPosition
      const place = firstFit(position, angles[index] ?? 0, taken, rule)
      return { position, skills: skills.map(place) }
    })

  const fixed = fixedBoxes(harbour, categories, positions)
  if (fixed.every((box) => contains(view, box))) {
    for (const rule of rulesInView) {
      const placed = placeAll(seaWith([...fixed, ...corners]), rule)
      if (placed.every(isWhole)) return placed
    }
  }
  return placeAll(seaWith(fixed), anywhere).filter(isWhole)
}

type MaybePlaced = { position: Point; skills: (Point | null)[] }

function isWhole(placed: MaybePlaced): placed is PlacedCategory {
  return placed.skills.every((skill) => skill !== null)
}

/** The boxes that stand before any skill is placed. */
function fixedBoxes(
  harbour: Footprint,
  categories: readonly ChartCategory[],
  positions: readonly Point[],
): Box[] {
  const islands = categories.map(({ footprint }, index) => {
    return boxAt(positions[index] ?? harbourPosition, footprint)
  })
  return [boxAt(harbourPosition, harbour), ...islands]
}

function angleOf(slot: number, count: number): number {
  return (-90 + (slot * 360) / Math.max(fourSlots, count)) * degree
}

/** The categories on their ellipse; it grows until even the longest names stand clear. */
function spread(
  harbour: Footprint,
  categories: readonly ChartCategory[],
  angles: readonly number[],
): Point[] {
  const count = categories.length
  for (let scale = 1; ; scale *= 1.1) {
    const radiusX = Math.max(330, 62 * count) * scale
    const radiusY = Math.max(235, 44 * count) * scale
    const positions = angles.map((angle) => ({
      x: Math.round(Math.cos(angle) * radiusX),
      y: Math.round(Math.sin(angle) * radiusY),
    }))
    const boxes = fixedBoxes(harbour, categories, positions)
    const clear = boxes.every((box, index) => {
      return boxes.slice(index + 1).every((other) => !overlaps(box, other, gap))
    })
    if (clear) return positions
  }
}

/**
 * Where a skill may be placed: not further than `near` from its category within the view, or anywhere;
 * and how far its direction is from those of the others, so that no line runs behind another skill.
 */
type Rule = { near: number; apart: number }
const ownLine = 15 * degree
/** The first under which all skills have a place is taken. */
const rulesInView: readonly Rule[] = [
  { near: 320, apart: ownLine },
  { near: 440, apart: ownLine },
  { near: 320, apart: 0 },
  { near: 440, apart: 0 },
]
const anywhere: Rule = { near: Infinity, apart: 0 }

/**
 * Places one skill after the other at the first free spot seen from their category. Within the view a
 * skill that finds none gets null; anywhere, it always finds one.
 */
function firstFit(centre: Point, outwards: number, taken: BoxIndex, { near, apart }: Rule) {
  const inView = near < Infinity
  const lines: number[] = []
  const isApart = (angle: number) =>
    apart === 0 || lines.every((line) => Math.cos(line - angle) < Math.cos(apart))
  // What was too tight for a footprint stays so: the search for the next one like it goes on there.
  const tried = new Map<string, number>()

  return (footprint: Footprint): Point | null => {
    const size = `${footprint.width} ${footprint.above} ${footprint.below}`
    for (let attempt = tried.get(size) ?? 0; ; attempt += 1) {
      const angle = outwards + (offsets[attempt % offsets.length] ?? 0)
      const radius = firstRadius + radiusStep * Math.floor(attempt / offsets.length)
      if (radius > near) return null
      const spot = {
        x: Math.round(centre.x + Math.cos(angle) * radius * stretch),
        y: Math.round(centre.y + Math.sin(angle) * radius),
      }
      const box = boxAt(spot, footprint)
      if (isApart(angle) && (!inView || contains(view, box)) && taken.isFree(box)) {
        taken.add(box)
        lines.push(angle)
        tried.set(size, attempt + 1)
        return spot
      }
    }
  }
}
