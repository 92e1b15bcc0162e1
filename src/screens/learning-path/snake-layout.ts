import { nodes } from '@/theme/tokens'

type Side = 'left' | 'right'
/** The width of the chart, and the size of its text: 2 where the browser doubles it. */
export type Room = { width: number; isWide: boolean; textScale: number }

/** The center of a disc, and the sides where the line from the node before arrives and the next one leaves. */
export type Spot = { x: number; y: number; row: number; enters: Side; leaves: Side }
export type Snake = {
  spots: Spot[]
  /** The box of each node: its disc and below it three lines of text, around the center of the disc. */
  box: { width: number; above: number; below: number }
  /** How far from the center of a disc the control points of a turn are: past the labels. */
  turn: number
  height: number
}

/** How many nodes are in the first row and in any, and distances in px. */
const wide = { first: 2, most: 5, column: 246, leastColumn: 220, label: 168, row: 210, top: 94 }
const narrow = { first: 1, most: 2, column: 300, leastColumn: 150, label: 150, row: 200, top: 92 }
/** A row is so much higher where letters are twice as large. */
const rowGrowth = 84
/** A Bézier curve with both control points at the same distance goes so far of it. */
export const curveReach = 0.75

/**
 * Where the nodes of a path stand: in rows of 2, 3, 4, 5, 5 …, on a phone of 1, 2, 2 …, as many as fit.
 * Each row begins below the end of the one before and runs back.
 */
export function snakeLayout(count: number, room: Room): Snake {
  const { width, isWide } = room
  const size = isWide ? wide : narrow
  const device = isWide ? 'desktop' : 'mobile'
  const textScale = Math.max(1, room.textScale)
  const fitting = Math.floor(width / (size.leastColumn * textScale))
  const most = Math.max(1, Math.min(size.most, fitting))
  // So wide that the labels of a row and a curve on each side of them have room.
  const label = Math.floor(Math.min(size.label * textScale, (width - 16 * most) / (most + 0.25)))
  const radius = nodes.path[device] / 2
  const turn = (label / 2 + 10 - radius) / 0.6
  const outside = radius + curveReach * turn + 4
  const step = Math.min(size.column * textScale, (width - 2 * outside) / Math.max(1, most - 1))

  const cells: { row: number; column: number }[] = []
  let column = 0
  for (let row = 0; cells.length < count; row += 1) {
    const inRow = Math.min(size.first + row, most, count - cells.length)
    for (let nth = 0; nth < inRow; nth += 1) {
      if (nth > 0) column += row % 2 === 0 ? 1 : -1
      cells.push({ row, column })
    }
  }
  const columns = cells.map((cell) => cell.column)
  const middle = (Math.min(...columns) + Math.max(...columns)) / 2
  const rowStep = size.row + rowGrowth * (textScale - 1)
  const spots = cells.map(({ row, column: at }): Spot => {
    const [enters, leaves]: [Side, Side] = row % 2 === 0 ? ['left', 'right'] : ['right', 'left']
    return { x: width / 2 + (at - middle) * step, y: size.top + row * rowStep, row, enters, leaves }
  })
  const above = nodes.trophy[device] / 2
  const box = { width: label, above, below: above + 8 + 60 * textScale }
  const height = (spots.at(-1)?.y ?? 0) + box.below + 32 * textScale
  return { spots, box, turn: radius + turn, height }
}
