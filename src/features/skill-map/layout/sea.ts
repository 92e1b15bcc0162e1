import { BoxGrid } from '@/ui/chart/box-grid'
import { boundsOf, boxAt, boxOf, type Box, type Point } from '@/ui/chart/geometry'
import { itemsOf, type PlacedChart } from './chart-items'
import type { ReachedGroup } from './clear-lines'
import { portraitLines, wideLines, type RouteLines } from './route-lines'

/** What is drawn under the nodes. */
export type Sea = { bounds: Box; lines: RouteLines; waves: Point[] }

/** The sea of the wide chart. It includes the space of closed categories, so that opening one moves nothing. */
export function wideSea(all: PlacedChart, shown: readonly ReachedGroup[]): Sea {
  const boxes = itemsOf(all).map(boxOf)
  const bounds = boundsOf(boxes)
  return { bounds, lines: wideLines(shown), waves: waveSpots(bounds, boxes) }
}

export function portraitSea(chart: PlacedChart, size: { width: number; height: number }): Sea {
  const bounds = { left: 0, top: 0, right: size.width, bottom: size.height }
  return {
    bounds,
    lines: portraitLines(chart, size.width),
    waves: waveSpots(bounds, [...itemsOf(chart).map(boxOf), ...routeBoxes(chart)]),
  }
}

/** The boxes that the route runs through, so that no wave is drawn on it. */
function routeBoxes({ harbour, groups }: PlacedChart): Box[] {
  let from = harbour.position
  return groups.map(({ category: { position } }) => {
    const leg = {
      left: Math.min(from.x, position.x),
      top: from.y,
      right: Math.max(from.x, position.x),
      bottom: position.y,
    }
    from = position
    return leg
  })
}

const wave = { width: 72, above: 20, below: 20 }
const maxWaves = 5
const triedSpots = 40

/** Positions of a few waves where there is no node, spread by the golden ratio so that they never form rows. */
function waveSpots({ left, top, right, bottom }: Box, boxes: readonly Box[]): Point[] {
  const taken = new BoxGrid(24)
  for (const box of boxes) taken.add(box)
  const waves: Point[] = []
  for (let spot = 1; spot <= triedSpots && waves.length < maxWaves; spot += 1) {
    const x = Math.round(left + (right - left) * ((spot * 0.618034) % 1))
    const y = Math.round(top + (bottom - top) * ((spot * 0.7548777) % 1))
    const box = boxAt({ x, y }, wave)
    if (taken.isFree(box)) {
      taken.add(box)
      waves.push({ x, y })
    }
  }
  return waves
}
