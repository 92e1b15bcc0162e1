import type { Footprint, Point } from '@/ui/chart/geometry'
import { snakeMeasures, type Room, type SnakeMeasures } from './snake-measures'

/**
 * The positions of a path's nodes: a snake of rows of growing length. Each row starts below the end
 * of the one before and runs in the opposite direction (rules.md#learning-path, design.md#path).
 * All lengths are in px; a node's position is the center of its disc.
 */

export type Side = 'left' | 'right'

/** The position of the node with this index on the path. */
export type Spot = {
  index: number
  /** The centre of its disc. */
  position: Point
  row: number
  /** The sides where the edge from the previous node ends and the edge to the next one starts. */
  handles: { target: Side | null; source: Side | null }
}

/** The line between two nodes: straight within a row, at a turn one curve whose control points are `controlOffset` outside. */
export type SnakeEdge = { from: Spot; to: Spot } & (
  | { shape: 'straight' }
  | { shape: 'turn'; side: Side; controlOffset: number }
)

export type Snake = { spots: Spot[]; edges: SnakeEdge[]; height: number }

/** The minimum distance between a label and the row below it. */
const rowGap = 12

const opposite = { left: 'right', right: 'left' } as const

/**
 * Splits the nodes into rows of 2, 3, 4, 5, 5 … items, the first with `first` and none with more
 * than `cap`.
 */
export function snakeRows<T>(nodes: readonly T[], first: number, cap: number): T[][] {
  const rows: T[][] = []
  for (let start = 0; start < nodes.length;) {
    const row = nodes.slice(start, start + Math.min(first + rows.length, cap))
    rows.push(row)
    start += row.length
  }
  return rows
}

type Row = { count: number; y: number; lowest: number }

/** Gives each row its vertical center: one row step below the previous one, or more if that has tall labels. */
function withCentres(rows: readonly Footprint[][], measures: SnakeMeasures): Row[] {
  let next = measures.top
  let lowest = 0
  return rows.map((nodes): Row => {
    const y = Math.max(next, lowest + rowGap + Math.max(...nodes.map(({ above }) => above)))
    next = y + measures.rowStep
    lowest = y + Math.max(...nodes.map(({ below }) => below))
    return { count: nodes.length, y, lowest }
  })
}

type Cell = { row: number; column: number; y: number; heading: Side }

/** The row and column of every node. The first is in column 0, nodes left of it have negative columns. */
function inCells(rows: readonly Row[]): Cell[] {
  let column = 0
  return rows.flatMap(({ count, y }, row) => {
    const heading = row % 2 === 0 ? 'right' : 'left'
    return Array.from({ length: count }, (_, index): Cell => {
      if (index > 0) column += heading === 'right' ? 1 : -1
      return { row, column, y, heading }
    })
  })
}

/** Returns a function from column to x: a wide chart centers the snake, on a phone there are two fixed columns. */
function columnToX(cells: readonly Cell[], { width, portrait }: Room, measures: SnakeMeasures) {
  const { columnStep, sideRoom, inset, columns: cap } = measures
  if (portrait) return (column: number) => width * (column === 0 ? 1 - inset : inset)
  const columns = cells.map(({ column }) => column)
  const middle = (Math.min(...columns) + Math.max(...columns)) / 2
  const step = Math.min(columnStep, (width - 2 * sideRoom) / Math.max(1, cap - 1))
  return (column: number) => width / 2 + (column - middle) * step
}

/** Places the nodes of a path in order, by their footprints. */
export function snakeLayout(footprints: readonly Footprint[], room: Room): Snake {
  const measures = snakeMeasures(room)
  const { firstRow, columns, bottom } = measures
  const rows = withCentres(snakeRows(footprints, firstRow, columns), measures)
  const cells = inCells(rows)
  const toX = columnToX(cells, room, measures)

  const spots = cells.map(({ row, column, y, heading }, index): Spot => ({
    index,
    position: { x: toX(column), y },
    row,
    // An edge starts on the side to which its row runs and ends on the opposite side. At a turn
    // both are the same side, because the next row runs back.
    handles: {
      target: index === 0 ? null : opposite[heading],
      source: index === cells.length - 1 ? null : heading,
    },
  }))
  return {
    spots,
    edges: edgesBetween(spots, measures),
    height: (rows.at(-1)?.lowest ?? 0) + bottom,
  }
}

function edgesBetween(spots: readonly Spot[], { turnOut }: SnakeMeasures): SnakeEdge[] {
  return spots.slice(1).map((to, index): SnakeEdge => {
    const from = spots[index] ?? to
    const side = to.handles.target
    if (from.row === to.row || side === null) return { from, to, shape: 'straight' }
    const controlOffset = side === 'right' ? turnOut : -turnOut
    return { from, to, shape: 'turn', side, controlOffset }
  })
}
