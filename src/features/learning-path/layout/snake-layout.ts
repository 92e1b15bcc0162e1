import { snakeMeasures, type Room, type SnakeMeasures } from './snake-measures'

/**
 * Where the nodes of a path stand: a snake of rows of growing length, each row starting under the end
 * of the one before and running the other way (rules.md#learning-path, design.md#path).
 * All lengths are in px; a node's point is the centre of its disc.
 */

export type Side = 'left' | 'right'

/** How far a node with its label reaches above and below the centre of its disc. */
export type Extent = { above: number; below: number }

export type SnakeInput = Room & {
  /** One for each node, in path order. */
  extents: readonly Extent[]
}

export type SnakeSpot = {
  row: number
  x: number
  y: number
  /** On which side the edge from the node before comes in, and the edge to the next one goes out. */
  handles: { target: Side | null; source: Side | null }
}

/** In a row an edge is straight; at a turn it is one curve on the outside, bent by the offset. */
export type SnakeEdge = { from: number; to: number } & (
  | { shape: 'straight' }
  | { shape: 'turn'; side: Side; controlOffset: number }
)

export type Snake = { spots: SnakeSpot[]; edges: SnakeEdge[]; height: number }

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

/** The centres of the rows: one row step apart, further where labels are tall. */
function rowCentres(rows: readonly Extent[][], { top, rowStep }: SnakeMeasures): number[] {
  let next = top
  let lowest = 0
  return rows.map((row) => {
    const centre = Math.max(next, lowest + rowGap + Math.max(...row.map(({ above }) => above)))
    next = centre + rowStep
    lowest = centre + Math.max(...row.map(({ below }) => below))
    return centre
  })
}

type Place = { row: number; column: number; heading: Side; isFirstOfRow: boolean }

/** Row and column of every node. The first one is in column 0; left of it they are negative. */
function snakePlaces(rows: readonly unknown[][]): Place[] {
  let column = 0
  return rows.flatMap((nodes, row) => {
    const heading = row % 2 === 0 ? 'right' : 'left'
    return nodes.map((_, index) => {
      if (index > 0) column += heading === 'right' ? 1 : -1
      return { row, column, heading, isFirstOfRow: index === 0 }
    })
  })
}

/** Turns a column into its x: the snake stands in the middle; on a phone there are two columns. */
function columnToX(places: readonly Place[], { width, portrait }: Room, measures: SnakeMeasures) {
  const { columnStep, sideRoom, inset, columns: cap } = measures
  if (portrait) return (column: number) => width * (column === 0 ? 1 - inset : inset)
  const columns = places.map(({ column }) => column)
  const middle = (Math.min(...columns) + Math.max(...columns)) / 2
  const step = Math.min(columnStep, (width - 2 * sideRoom) / Math.max(1, cap - 1))
  return (column: number) => width / 2 + (column - middle) * step
}

export function snakeLayout({ extents, ...room }: SnakeInput): Snake {
  const measures = snakeMeasures(room)
  const { firstRow, columns, bottom, turnOut } = measures
  const rows = snakeRows(extents, firstRow, columns)
  const centres = rowCentres(rows, measures)
  const places = snakePlaces(rows)
  const toX = columnToX(places, room, measures)

  const spots = places.map(({ row, column, heading }, index): SnakeSpot => ({
    row,
    x: toX(column),
    y: centres[row] ?? 0,
    // The path goes on where its row is heading, and comes in from behind. A turn stays on one side:
    // it leaves where the old row ends and comes in where the new one, heading back, starts.
    handles: {
      target: index === 0 ? null : opposite[heading],
      source: index === places.length - 1 ? null : heading,
    },
  }))

  const edges = places.slice(1).map(({ isFirstOfRow, heading }, from): SnakeEdge => {
    const edge = { from, to: from + 1 }
    if (!isFirstOfRow) return { ...edge, shape: 'straight' }
    const side = opposite[heading]
    return { ...edge, shape: 'turn', side, controlOffset: side === 'right' ? turnOut : -turnOut }
  })

  const lowest = Math.max(0, ...(rows.at(-1) ?? []).map(({ below }) => below))
  return { spots, edges, height: (centres.at(-1) ?? 0) + lowest + bottom }
}
