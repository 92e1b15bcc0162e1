import type { Placed, Sized } from '@/ui/chart/geometry'
import { snakeMeasures, type Room, type SnakeMeasures } from './snake-measures'

/**
 * The positions of a path's nodes: a snake of rows of growing length. Each row starts below the end
 * of the one before and runs in the opposite direction (rules.md#learning-path, design.md#path).
 * All lengths are in px; a node's position is the center of its disc.
 */

export type Side = 'left' | 'right'

/** An item with its position, which is the center of its disc. */
export type SnakeItem<Item extends Sized = Sized> = Placed<Item> & {
  row: number
  /** The sides where the edge from the previous item ends and the edge to the next one starts. */
  handles: { target: Side | null; source: Side | null }
}

/**
 * The line between two items: straight within a row, one curve at a turn, where the offset says how
 * far out its control points are.
 */
export type SnakeEdge<Item extends Sized = Sized> = {
  from: SnakeItem<Item>
  to: SnakeItem<Item>
} & ({ shape: 'straight' } | { shape: 'turn'; side: Side; controlOffset: number })

export type Snake<Item extends Sized = Sized> = {
  items: SnakeItem<Item>[]
  edges: SnakeEdge<Item>[]
  height: number
}

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

type Row<Item> = { items: readonly Item[]; y: number }

/** Gives each row its vertical center: one row step below the previous one, or more if that has tall labels. */
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

/** The row and column of every item. The first item is in column 0, items left of it have negative columns. */
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

/**
 * Returns a function from column to x. In a wide chart the snake is centered; on a phone there are
 * two fixed columns.
 */
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

/** Places the items of a path in order. */
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
    // An edge starts on the side to which its row runs and ends on the opposite side. At a turn
    // both are the same side, because the next row runs back.
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
