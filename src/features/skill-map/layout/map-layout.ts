import { BoxGrid } from '@/ui/chart/box-grid'
import {
  boxOf,
  contains,
  overlaps,
  type Box,
  type Placed,
  type Point,
  type Sized,
} from '@/ui/chart/geometry'
import type { Group, PlacedChart, PlacedGroup } from './chart-items'
import { fourSlots } from './map-slots'
import { skillPlacer, type Rule } from './skill-spots'

/** The harbor is at the origin, everything else around it. */
const origin: Point = { x: 0, y: 0 }

/** The part of the chart that is visible in a viewport of 1280 by 800 at the initial zoom of 0.9. */
const view: Box = { left: -646, top: -336, right: 646, bottom: 342 }

/** The minimum distance between two nodes. */
const gap = 4

const lineAngle = (15 * Math.PI) / 180
/** Tried in order: the first rule under which every skill finds a spot is used. */
const rulesInView: readonly Rule[] = [
  { view, maxDistance: 320, minAngle: lineAngle },
  { view, maxDistance: 440, minAngle: lineAngle },
  { view, maxDistance: 320, minAngle: 0 },
  { view, maxDistance: 440, minAngle: 0 },
]
const anywhere: Rule = { maxDistance: Infinity, minAngle: 0 }

/**
 * The layout of the wide chart (design.md#map). The categories lie on an ellipse round the harbor,
 * and each skill at the first free spot outwards of its category. If all skills fit into the
 * initial view, only spots inside it are used. Closed categories are laid out with their skills
 * too, so that opening one moves nothing. Nothing overlaps.
 */
export function mapLayout<Harbour extends Sized, Category extends Sized, Skill extends Sized>(
  harbour: Harbour,
  groups: readonly Group<Category, Skill>[],
): PlacedChart<Harbour, PlacedGroup<Category, Skill>> {
  const islands = placeIslands(harbour, groups)
  const fixed = boxesOf(harbour, islands)

  /** Places all skills, starting with the category at index `first`; null if one finds no spot. */
  const placeAll = (rule: Rule, first: number) => {
    const taken = new BoxGrid(gap)
    for (const box of fixed) taken.add(box)
    const placed: PlacedGroup<Category, Skill>[] = []
    for (const { slot, category, outwards, skills } of rotated(first, islands)) {
      const found = skills.map(skillPlacer({ position: category.position, outwards }, taken, rule))
      if (!found.every((skill) => skill !== null)) return null
      placed.push({ slot, category, skills: found })
    }
    return {
      harbour: { ...harbour, position: origin },
      groups: rotated(placed.length - first, placed),
    }
  }

  const fitsView = fixed.every((box) => contains(view, box))
  for (const rule of fitsView ? rulesInView : []) {
    for (const first of islands.keys()) {
      const placed = placeAll(rule, first)
      if (placed) return placed
    }
  }
  const placed = placeAll(anywhere, 0)
  if (!placed) throw new Error('The sea has an end')
  return placed
}

type Island<Category extends Sized> = { category: Placed<Category>; outwards: number }

/** Places the categories on an ellipse, which grows until even long names do not overlap. */
function placeIslands<Category extends Sized, Skill extends Sized>(
  harbour: Sized,
  groups: readonly Group<Category, Skill>[],
): (Group<Category, Skill> & Island<Category>)[] {
  const count = groups.length
  for (let scale = 1; ; scale *= 1.1) {
    const radiusX = Math.max(330, 62 * count) * scale
    const radiusY = Math.max(235, 44 * count) * scale
    const islands = groups.map((group) => {
      const outwards = angleOf(group.slot, count)
      const position = {
        x: Math.round(Math.cos(outwards) * radiusX),
        y: Math.round(Math.sin(outwards) * radiusY),
      }
      return { ...group, outwards, category: { ...group.category, position } }
    })
    const boxes = boxesOf(harbour, islands)
    const isClear = boxes.every((box, index) => {
      return boxes.slice(index + 1).every((other) => !overlaps(box, other, gap))
    })
    if (isClear) return islands
  }
}

/** The boxes of the harbor and the categories, which are placed before any skill. */
const boxesOf = (harbour: Sized, islands: readonly Island<Sized>[]): Box[] => [
  boxOf({ ...harbour, position: origin }),
  ...islands.map(({ category }) => boxOf(category)),
]

/** The items rotated, so that the one at index `first` comes first. */
const rotated = <Item>(first: number, items: readonly Item[]): Item[] => [
  ...items.slice(first),
  ...items.slice(0, first),
]

const angleOf = (slot: number, count: number): number =>
  ((-90 + (slot * 360) / Math.max(fourSlots, count)) * Math.PI) / 180
