import type { Point } from '@/ui/chart/geometry'
import type { PlacedChart } from './chart-items'
import type { ReachedGroup } from './clear-lines'
import { arc } from './lines'

/**
 * All lines of the chart as two SVG paths (`d`): the dotted route from the harbor to the islands,
 * and the solid lines from the islands to their skills. They run from center to center, with the
 * nodes on top.
 */
export type RouteLines = { route: string; toSkills: string }

export function wideLines(groups: readonly ReachedGroup[]): RouteLines {
  const route = groups.map(({ category }) => category.line.path)
  const toSkills = groups.flatMap(({ skills }) => skills.map(({ line }) => line.path))
  return { route: route.join(''), toSkills: toSkills.join('') }
}

export function portraitLines({ harbour, groups }: PlacedChart, width: number): RouteLines {
  // The route starts below the pill with the learner's name.
  let from = { x: harbour.position.x, y: harbour.position.y + 90 }
  const route = groups.map(({ category: { position } }) => {
    const leg = swing(from, position)
    from = position
    return leg
  })
  const toSkills = groups.map(({ category, skills }) =>
    rowLines(
      category.position,
      skills.map(({ position }) => position),
      width,
    ),
  )
  return { route: route.join(''), toSkills: toSkills.join('') }
}

/** How far above an island its part of the route starts to cross. */
const swingHeight = 130

/** Straight down, then across in one curve, and into the island from above. */
function swing(from: Point, to: Point): string {
  const y = Math.max(from.y, to.y - swingHeight)
  const middle = Math.round((y + to.y - 40) / 2)
  return `M${from.x} ${from.y}V${y}C${from.x} ${middle + 20} ${to.x} ${middle - 20} ${to.x} ${to.y - 40}`
}

/** How far above a row its line leaves the trunk. */
const turn = 44

/**
 * A trunk runs from the island down beside the labels. For each row a line leaves it to the first
 * skill and continues to the second. The first row is beside the island itself.
 */
function rowLines(island: Point, skills: readonly Point[], width: number): string {
  const side = island.x < width / 2 ? 1 : -1
  /**
   * The trunk runs between the island's pill and the labels; outside of the labels if they are
   * below the island.
   */
  const areBelow = skills.every(({ y }) => y > island.y)
  const lane = Math.round(island.x + side * width * (areBelow ? -0.15 : 0.19))
  let before = island
  let trunk = `M${island.x} ${island.y}C${lane} ${island.y} ${lane} ${island.y + turn} ${lane} `
  return skills
    .map((skill) => {
      if (skill.y === before.y) {
        const line = arc(before, skill, 0.03 * side).path
        before = skill
        return line
      }
      before = skill
      const line = `${trunk}${skill.y - turn}Q${lane} ${skill.y} ${skill.x} ${skill.y}`
      trunk = `M${lane} ${skill.y - turn}V`
      return line
    })
    .join('')
}
