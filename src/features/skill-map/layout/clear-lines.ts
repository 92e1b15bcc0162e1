import { boxOf, overlaps, type Box, type Placed, type Point, type Sized } from '@/ui/chart/geometry'
import { itemsOf, type PlacedChart, type PlacedGroup } from './chart-items'
import { findDetour } from './detour'
import { arc, curve, roundedLine, type Line } from './lines'

/** An item and the line that leads to it. */
export type Reached<Item extends Sized> = Item & { line: Line }
export type ReachedGroup<Category extends Sized = Sized, Skill extends Sized = Sized> = PlacedGroup<
  Reached<Category>,
  Reached<Skill>
>

/** The minimum distance between a line and a node that it passes. */
const gap = 8
/** With more items than this no detours are searched, because that would take too long. */
const maxRouted = 60

/** The shape of a node that lines must avoid: its disc, which is narrower than the label, and its label. */
export function shapeOf(item: Placed): Box[] {
  const { left, top, right, bottom } = boxOf(item)
  const { x, y } = item.position
  const { above } = item.footprint
  return [
    { left: x - above, top, right: x + above, bottom: y + above },
    { left, top: y + above, right, bottom },
  ]
}

/**
 * Adds a line from the harbor to each category, and from there to each skill, so that no line runs
 * behind another node.
 */
export function withLines<Harbour extends Sized, Category extends Sized, Skill extends Sized>({
  harbour,
  groups,
}: PlacedChart<Harbour, PlacedGroup<Category, Skill>>): PlacedChart<
  Harbour,
  ReachedGroup<Category, Skill>
> {
  const findLine = lineFinder(itemsOf({ harbour, groups }))
  return {
    harbour,
    groups: groups.map(({ slot, category, skills }) => ({
      slot,
      category: { ...category, line: findLine(harbour, category, routesTo(harbour, category)) },
      skills: skills.map((skill) => {
        return {
          ...skill,
          line: findLine(category, skill, linesTo(category.position, skill.position)),
        }
      }),
    })),
  }
}

const routesTo = ({ position: from }: Placed, { position: to }: Placed) =>
  [0.12, -0.12, 0, 0.25, -0.25].map((sag) => arc(from, to, sag))

/**
 * Candidate lines to a skill. If the skill is right above its island, its own label is in the way
 * of a straight line: then they reach it from the side, first from the side of the harbor.
 */
function linesTo(island: Point, skill: Point): Line[] {
  const across = skill.x - island.x
  if (skill.y > island.y - 80 || Math.abs(across) > 90) {
    return [0.08, -0.08, 0.2, -0.2, 0.3, -0.3].map((sag) => arc(island, skill, sag))
  }
  const side = island.x > 0 ? -1 : 1
  return [side, -side].map((to) => curve(island, { x: skill.x + to * 110, y: skill.y + 80 }, skill))
}

type FindLine = (from: Placed, to: Placed, lines: Line[]) => Line

function lineFinder(items: readonly Placed[]): FindLine {
  const plain: FindLine = (_from, _to, [first]) => first ?? { path: '', points: [] }
  if (items.length > maxRouted) return plain

  const shapes = items.map((item) => ({ position: item.position, boxes: shapeOf(item) }))
  return (from, to, lines) => {
    const others = shapes
      .filter(({ position }) => position !== from.position && position !== to.position)
      .flatMap(({ boxes }) => boxes)
    const isFree = ({ x, y }: Point) => {
      const box = { left: x, top: y, right: x, bottom: y }
      return !others.some((other) => overlaps(other, box, gap))
    }
    const clear = lines.find(({ points }) => points.every(isFree))
    if (clear) return clear
    const corners = findDetour(from.position, to.position, isFree)
    return corners ? roundedLine(corners) : plain(from, to, lines)
  }
}
