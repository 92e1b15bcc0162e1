import type { Point } from '@/ui/chart/geometry'
import { pointsBetween } from './lines'

/** The search runs on a grid with cells of this size in px, and gives up after `maxCells` cells. */
const cellSize = 12
const maxCells = 5000

const directions = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const

type Step = { x: number; y: number; cost: number; before: Step | null }

/**
 * The corners of a short detour between two points round the nodes (A* search, then needless
 * corners removed); null if none is found.
 */
export function findDetour(
  from: Point,
  to: Point,
  isFree: (point: Point) => boolean,
): Point[] | null {
  const at = ({ x, y }: { x: number; y: number }): Point => {
    return { x: from.x + x * cellSize, y: from.y + y * cellSize }
  }
  const remaining = (step: Step) => Math.hypot(to.x - at(step).x, to.y - at(step).y) / cellSize
  const open: Step[] = [{ x: 0, y: 0, cost: 0, before: null }]
  const best = new Map<string, number>()

  for (let count = 0; count < maxCells; count += 1) {
    const step = takeCheapest(open, (one) => one.cost + remaining(one))
    if (!step) return null
    if (remaining(step) < 1.5) return withoutNeedlessCorners([...pathTo(step, at), to], isFree)
    for (const [dx, dy] of directions) {
      const next = {
        x: step.x + dx,
        y: step.y + dy,
        cost: step.cost + Math.hypot(dx, dy),
        before: step,
      }
      const key = `${next.x} ${next.y}`
      if (next.cost >= (best.get(key) ?? Infinity) || !isFree(at(next))) continue
      best.set(key, next.cost)
      open.push(next)
    }
  }
  return null
}

function takeCheapest(open: Step[], costOf: (step: Step) => number): Step | undefined {
  let cheapest = 0
  let least = Infinity
  for (const [index, step] of open.entries()) {
    const cost = costOf(step)
    if (cost >= least) continue
    least = cost
    cheapest = index
  }
  return open.splice(cheapest, 1)[0]
}

function pathTo(last: Step, at: (step: Step) => Point): Point[] {
  const points: Point[] = []
  for (let step: Step | null = last; step; step = step.before) points.unshift(at(step))
  return points
}

/** Removes every corner that a free straight line can skip. */
function withoutNeedlessCorners(way: readonly Point[], isFree: (point: Point) => boolean): Point[] {
  const [first, ...rest] = way
  if (!first) return []
  const corners = [first]
  let from = first
  let before = first
  for (const point of rest) {
    if (!pointsBetween(from, point).every(isFree)) {
      corners.push(before)
      from = before
    }
    before = point
  }
  return [...corners, before]
}
