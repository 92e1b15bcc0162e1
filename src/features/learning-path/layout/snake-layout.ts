import type { Footprint, Point } from '@/ui/chart/geometry'
import { snakeMeasures, type Room, type SnakeMeasures } from './snake-measures'

/**
 * Where the nodes of a path stand: a snake of rows of growing length, each row starting under the end
 * of the one before and running the other way (rules.md#learning-path, design.md#path).
 * All lengths are in px; a node's point is the centre of its disc.
 */

export type Side = 'left' | 'right'

/** Where the node with this index on the path stands. */
export type Spot = {
  index: number
  /** The centre of its disc. */
  position: Point
  row: number
  /** On which side the edge from the node before comes in, and the edge to the next one goes out. */
  handles: { target: Side | null; source: Side | null }
}

/** In a row an edge is straight; at a turn it is one curve on the outside, bent by the offset. */
export type SnakeEdge = { from: Spot; to: Spot } & (
  | { shape: 'straight' }
  | { shape: 'turn'; side: Side; controlOffset: number }
)

export type Snake = { spots: Spot[]; edges: SnakeEdge[]; height: number }

/** The least distance between a label and what stands under it. */
const rowGap = 12

const opposite = { left: 'right', right: 'left' } as const

/** Cuts the nodes into rows of 2, 3, 4, 5, 5 … (from `first` on), none longer than `cap`. */
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

/** The rows with their centres: one row step apart, further where labels are tall. */
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

/** Row and column of every node. The first one is in column 0; left of it they are negative. */
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

/** Turns a column into its x: the snake stands in the middle; on a phone there are two columns. */
function columnToX(cells: readonly Cell[], { width, portrait }: Room, measures: SnakeMeasures) {
  const { columnStep, sideRoom, inset, columns: cap } = measures
  if (portrait) return (column: number) => width * (column === 0 ? 1 - inset : inset)
  const columns = cells.map(({ column }) => column)
  const middle = (Math.min(...columns) + Math.max(...columns)) / 2
  const step = Math.min(columnStep, (width - 2 * sideRoom) / Math.max(1, cap - 1))
  return (column: number) => width / 2 + (column - middle) * step
}

/** Places the nodes of a path, each one after the one before, by the room that they take. */
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
    // The path goes on where its row is heading, and comes in from behind. A turn stays on one side:
    // it leaves where the old row ends and comes in where the new one, heading back, starts.
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
