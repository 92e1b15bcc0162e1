import type { BoxGrid } from '@/ui/chart/box-grid'
import { boxAt, contains, type Box, type Placed, type Point, type Sized } from '@/ui/chart/geometry'

/** Where a skill may be placed. */
export type Rule = {
  /** What has to hold the skill with its label; without one, any part of the sea. */
  view?: Box
  /** The furthest from its category. */
  near: number
  /** How far its direction is from those of the others: no line runs behind another skill. */
  apart: number
}

const firstRadius = 140
const radiusStep = 10
/** The sea is wider than high, like the window. */
const stretch = 1.12
/** First straight outwards, then ever further to either side. */
const offsets = Array.from({ length: 33 }, (_, turn) => {
  const degrees = Math.ceil(turn / 2) * (turn % 2 === 0 ? -10 : 10)
  return (degrees * Math.PI) / 180
})

type Island = { position: Point; outwards: number }

/**
 * Places one skill of an island after the other, each at the first free spot seen from the island that
 * the rule allows. Null where there is none; without a view there always is one.
 */
export function skillPlacer({ position, outwards }: Island, taken: BoxGrid, rule: Rule) {
  const { view, near, apart } = rule
  const angles: number[] = []
  const isApart = (angle: number) =>
    apart === 0 || angles.every((other) => Math.cos(other - angle) < Math.cos(apart))
  // What was too tight for a footprint stays so: the search for the next one like it goes on there.
  const tried = new Map<string, number>()

  return <Skill extends Sized>(skill: Skill): Placed<Skill> | null => {
    const { width, above, below } = skill.footprint
    const size = `${width} ${above} ${below}`
    for (let attempt = tried.get(size) ?? 0; ; attempt += 1) {
      const angle = outwards + (offsets[attempt % offsets.length] ?? 0)
      const radius = firstRadius + radiusStep * Math.floor(attempt / offsets.length)
      if (radius > near) return null
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
