import type { BoxGrid } from '@/ui/chart/box-grid'
import { boxAt, contains, type Box, type Placed, type Point, type Sized } from '@/ui/chart/geometry'

/** Limits for the position of a skill. */
export type Rule = {
  /** The box that must contain the skill with its label; without it any position is allowed. */
  view?: Box
  /** The maximum distance from its category. */
  maxDistance: number
  /** The minimum angle between two skills of a category, so that no line runs behind another skill. */
  minAngle: number
}

const firstRadius = 140
const radiusStep = 10
/** Positions are spread wider than high, like the viewport. */
const stretch = 1.12
/** Angles to try: straight outwards first, then further and further to either side. */
const offsets = Array.from({ length: 33 }, (_, turn) => {
  const degrees = Math.ceil(turn / 2) * (turn % 2 === 0 ? -10 : 10)
  return (degrees * Math.PI) / 180
})

type Island = { position: Point; outwards: number }

/**
 * Returns a function that places the skills of an island one after the other, each at the first
 * free spot under the rule; null if no spot is left within the maximum distance.
 */
export function skillPlacer({ position, outwards }: Island, taken: BoxGrid, rule: Rule) {
  const { view, maxDistance, minAngle } = rule
  const angles: number[] = []
  const isApart = (angle: number) =>
    minAngle === 0 || angles.every((other) => Math.cos(other - angle) < Math.cos(minAngle))
  // A spot that was too tight for one size stays so, so continue the search for the same size from there.
  const tried = new Map<string, number>()

  return <Skill extends Sized>(skill: Skill): Placed<Skill> | null => {
    const { width, above, below } = skill.footprint
    const size = `${width} ${above} ${below}`
    for (let attempt = tried.get(size) ?? 0; ; attempt += 1) {
      const angle = outwards + (offsets[attempt % offsets.length] ?? 0)
      const radius = firstRadius + radiusStep * Math.floor(attempt / offsets.length)
      if (radius > maxDistance) return null
      const spot = {
        x: Math.round(position.x + Math.cos(angle) * radius * stretch),
        y: Math.round(position.y + Math.sin(angle) * radius),
      }
      const box = boxAt(spot, skill.footprint)
      if (isApart(angle) && (!view || contains(view, box)) && taken.isFree(box)) {
        taken.add(box)
        angles.push(angle)
        tried.set(size, attempt + 1)
        return { ...skill, position: spot }
      }
    }
  }
}
