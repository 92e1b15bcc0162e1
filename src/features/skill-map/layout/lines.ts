import type { Point } from '@/ui/chart/geometry'

/**
 * A line of the chart: the `d` of its SVG path, and points along it that are close enough to detect
 * nodes in its way.
 */
export type Line = { path: string; points: readonly Point[] }

/** The maximum distance in px between two of these points. */
const step = 6

const between = (from: Point, to: Point, t: number): Point => {
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }
}

const distance = (from: Point, to: Point) => Math.hypot(to.x - from.x, to.y - from.y)

function pointsOf(length: number, at: (t: number) => Point): Point[] {
  const count = Math.max(1, Math.ceil(length / step))
  return Array.from({ length: count + 1 }, (_, index) => at(index / count))
}

export const pointsBetween = (from: Point, to: Point): Point[] =>
  pointsOf(distance(from, to), (t) => between(from, to, t))

/** A quadratic Bézier curve with the control point `by`. */
export function curve(from: Point, by: Point, to: Point): Line {
  const length = distance(from, by) + distance(by, to)
  return {
    path: `M${from.x} ${from.y}Q${by.x} ${by.y} ${to.x} ${to.y}`,
    points: pointsOf(length, (t) => between(between(from, by, t), between(by, to, t), t)),
  }
}

/**
 * A slightly curved line; `sag` says how far its control point is off the straight line, as a
 * fraction of its length.
 */
export function arc(from: Point, to: Point, sag: number): Line {
  const x = Math.round((from.x + to.x) / 2 + (from.y - to.y) * sag)
  const y = Math.round((from.y + to.y) / 2 + (to.x - from.x) * sag)
  return curve(from, { x, y }, to)
}

/** The maximum length in px that a rounded corner takes of the line before and after it. */
const round = 16

/** A line through the given corners, with the corners rounded. */
export function roundedLine(corners: readonly Point[]): Line {
  const [first, ...others] = corners
  const last = others.pop()
  if (!first || !last) return { path: '', points: [] }
  let path = `M${first.x} ${first.y}`
  const points: Point[] = []
  let from = first
  for (const [index, corner] of others.entries()) {
    const next = others[index + 1] ?? last
    const begin = between(corner, from, Math.min(0.5, round / distance(corner, from)))
    const end = between(corner, next, Math.min(0.5, round / distance(corner, next)))
    path += `L${begin.x} ${begin.y}Q${corner.x} ${corner.y} ${end.x} ${end.y}`
    points.push(...pointsBetween(from, begin), ...curve(begin, corner, end).points)
    from = end
  }
  points.push(...pointsBetween(from, last))
  return { path: `${path}L${last.x} ${last.y}`, points }
}
