import type { Placed, Sized } from '@/ui/chart/geometry'
import { snakeMeasures, type Room, type SnakeMeasures } from './snake-measures'

/**
 * Where the nodes of a path stand: a snake of rows of growing length, each row starting under the end
 * of the one before and running the other way (rules.md#learning-path, design.md#path).
 * All lengths are in px; a node's point is the centre of its disc.
 */

export type Side = 'left' | 'right'

/** An item in its position, which is the centre of its disc. */
export type SnakeItem<Item extends Sized = Sized> = Placed<Item> & {
  row: number
  /** On which side the edge from the item before comes in, and the edge to the next one goes out. */
  handles: { target: Side | null; source: Side | null }
}

/** In a row an edge is straight; at a turn it is one curve on the outside, bent by the offset. */
export type SnakeEdge<Item extends Sized = Sized> = {
  from: SnakeItem<Item>
  to: SnakeItem<Item>
} & ({ shape: 'straight' } | { shape: 'turn'; side: Side; controlOffset: number })

export type Snake<Item extends Sized = Sized> = {
  items: SnakeItem<Item>[]
  edges: SnakeEdge<Item>[]
  height: number
}

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

type Row<Item> = { items: readonly Item[]; y: number }

/** The rows with their centres: one row step apart, further where labels are tall. */
function withCentres<Item extends Sized>(rows: readonly Item[][], measures: SnakeMeasures) {
  let next = measures.top
  let lowest = 0
  return rows.map((items): Row<Item> => {
    const room = items.map(({ footprint }) => footprint)
    const y = Math.max(next, lowest + rowGap + Math.max(...room.map(({ above }) => above)))
    next = y + measures.rowStep
    lowest = y + Math.max(...room.map(({ below }) => below))
    return { items, y }
  })
}

type Cell<Item> = { item: Item; row: number; column: number; y: number; heading: Side }

/** Row and column of every item. The first one is in column 0; left of it they are negative. */
function inCells<Item extends Sized>(rows: readonly Row<Item>[]): Cell<Item>[] {
  let column = 0
  return rows.flatMap(({ items, y }, row) => {
    const heading = row % 2 === 0 ? 'right' : 'left'
    return items.map((item, index): Cell<Item> => {
      if (index > 0) column += heading === 'right' ? 1 : -1
      return { item, row, column, y, heading }
    })
  })
}

/** Turns a column into its x: the snake stands in the middle; on a phone there are two columns. */
function columnToX(
  cells: readonly Cell<Sized>[],
  { width, portrait }: Room,
  measures: SnakeMeasures,
) {
  const { columnStep, sideRoom, inset, columns: cap } = measures
  if (portrait) return (column: number) => width * (column === 0 ? 1 - inset : inset)
  const columns = cells.map(({ column }) => column)
  const middle = (Math.min(...columns) + Math.max(...columns)) / 2
  const step = Math.min(columnStep, (width - 2 * sideRoom) / Math.max(1, cap - 1))
  return (column: number) => width / 2 + (column - middle) * step
}

/** Places the items of a path, each one after the one before. */
export function snakeLayout<Item extends Sized>(path: readonly Item[], room: Room): Snake<Item> {
  const measures = snakeMeasures(room)
  const { firstRow, columns, bottom } = measures
  const rows = withCentres(snakeRows(path, firstRow, columns), measures)
  const cells = inCells(rows)
  const toX = columnToX(cells, room, measures)

  const items = cells.map(({ item, row, column, y, heading }, index): SnakeItem<Item> => ({
    ...item,
    position: { x: toX(column), y },
    row,
    // The path goes on where its row is heading, and comes in from behind. A turn stays on one side:
    // it leaves where the old row ends and comes in where the new one, heading back, starts.
    handles: {
      target: index === 0 ? null : opposite[heading],
      source: index === cells.length - 1 ? null : heading,
    },
  }))

  const last = rows.at(-1)
  const lowest = Math.max(0, ...(last?.items ?? []).map(({ footprint }) => footprint.below))
  const height = (last?.y ?? 0) + lowest + bottom
  return { items, edges: edgesBetween(items, measures), height }
}

function edgesBetween<Item extends Sized>(
  items: readonly SnakeItem<Item>[],
  { turnOut }: SnakeMeasures,
): SnakeEdge<Item>[] {
  let from: SnakeItem<Item> | undefined
  return items.flatMap((to): SnakeEdge<Item>[] => {
    const before = from
    from = to
    if (!before) return []
    const edge = { from: before, to }
    const side = to.handles.target
    if (before.row === to.row || side === null) return [{ ...edge, shape: 'straight' }]
    const controlOffset = side === 'right' ? turnOut : -turnOut
    return [{ ...edge, shape: 'turn', side, controlOffset }]
  })
}
