import { boundsOf, boxAt, BoxIndex, type Box, type Point } from './boxes'
import type { MeasuredChart } from './chart-measures'
import { harbourPosition, mapLayout, type PlacedCategory } from './map-layout'
import { portraitLayout } from './portrait-layout'
import { portraitLines, wideLines, type RouteLines } from './route-lines'

/** Where the nodes of a chart are. Positions are the centres of their circles. */
export type ChartPlaces = { harbour: Point; categories: PlacedCategory[] }

/** The water under the nodes, as it is seen now. */
export type Sea = { bounds: Box; lines: RouteLines; waves: Point[] }

export type IsOpen = (categoryId: string) => boolean

/** The wide chart. Closed categories keep the places of their skills: nothing moves. */
export function placeWide({ harbour, categories }: MeasuredChart): ChartPlaces {
  const placed = mapLayout(
    harbour,
    categories.map(({ slot, footprint, skills }) => ({
      slot,
      footprint,
      skills: skills.map((skill) => skill.footprint),
    })),
  )
  return { harbour: harbourPosition, categories: placed }
}

/** The winding chart of a width: skills of closed categories have no place on it. */
export function placePortrait(chart: MeasuredChart, width: number, isOpen: IsOpen) {
  return portraitLayout(
    width,
    chart.columns,
    chart.harbour,
    chart.categories.map(({ categoryId, footprint, skills }) => ({
      footprint,
      isOpen: isOpen(categoryId),
      skills: skills.map((skill) => skill.footprint),
    })),
  )
}

/** The sea of the wide chart: lines lead to the skills of open categories only. */
export function wideSea(chart: MeasuredChart, places: ChartPlaces, isOpen: IsOpen): Sea {
  const shown = places.categories.map(({ position, skills }, index) => {
    const { categoryId = '' } = chart.categories[index] ?? {}
    return { position, skills: isOpen(categoryId) ? skills : [] }
  })
  const boxes = boxesOf(chart, places)
  const bounds = boundsOf(boxes)
  return { bounds, lines: wideLines(places.harbour, shown), waves: openWater(bounds, boxes) }
}

export function portraitSea(
  chart: MeasuredChart,
  places: ChartPlaces,
  size: { width: number; height: number },
): Sea {
  const bounds = { left: 0, top: 0, right: size.width, bottom: size.height }
  return {
    bounds,
    lines: portraitLines(places.harbour, places.categories, size.width),
    waves: openWater(bounds, [...boxesOf(chart, places), ...routeBoxes(places)]),
  }
}

/** The room of every node, label included. */
export function boxesOf(chart: MeasuredChart, { harbour, categories }: ChartPlaces): Box[] {
  const boxes = [boxAt(harbour, chart.harbour)]
  chart.categories.forEach((category, index) => {
    const placed = categories[index]
    if (!placed) return
    boxes.push(boxAt(placed.position, category.footprint))
    placed.skills.forEach((point, at) => {
      const skill = category.skills[at]
      if (skill) boxes.push(boxAt(point, skill.footprint))
    })
  })
  return boxes
}

/** The strips of the winding route, so that no wave mark lies on it. */
function routeBoxes({ harbour, categories }: ChartPlaces): Box[] {
  let from = harbour
  return categories.map(({ position }) => {
    const [left, right] = [from.x, position.x].toSorted((a, b) => a - b)
    const leg = { left: left ?? 0, top: from.y, right: right ?? 0, bottom: position.y }
    from = position
    return leg
  })
}

const wave = { width: 72, above: 20, below: 20 }
const mostWaves = 5
const triedSpots = 40

/** A few wave marks on water where no node lies, spread by the golden ratio: never in rows. */
function openWater({ left, top, right, bottom }: Box, boxes: readonly Box[]): Point[] {
  const taken = new BoxIndex(24)
  for (const box of boxes) taken.add(box)
  const waves: Point[] = []
  for (let spot = 1; spot <= triedSpots && waves.length < mostWaves; spot += 1) {
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
