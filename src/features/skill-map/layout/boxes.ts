/** Plain geometry of the chart, in CSS pixels; y grows downwards. */
export type Point = { x: number; y: number }
export type Box = { left: number; top: number; right: number; bottom: number }

/**
 * The room a node and its label take, measured from the centre of its circle: half the width to
 * either side, `above` up to the circle's upper edge and `below` down to the last line of the label.
 */
export type Footprint = { width: number; above: number; below: number }

export function boxAt({ x, y }: Point, { width, above, below }: Footprint): Box {
  return { left: x - width / 2, top: y - above, right: x + width / 2, bottom: y + below }
}

/** True when less than `gap` pixels lie between the two boxes. */
export function overlaps(a: Box, b: Box, gap = 0): boolean {
  return (
    a.left < b.right + gap &&
    b.left < a.right + gap &&
    a.top < b.bottom + gap &&
    b.top < a.bottom + gap
  )
}

export function contains(outer: Box, inner: Box): boolean {
  return (
    outer.left <= inner.left &&
    outer.top <= inner.top &&
    outer.right >= inner.right &&
    outer.bottom >= inner.bottom
  )
}

/** The smallest box around all the others; an empty one at the origin when there are none. */
export function boundsOf(boxes: readonly Box[]): Box {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const box of boxes) {
    bounds.left = Math.min(bounds.left, box.left)
    bounds.top = Math.min(bounds.top, box.top)
    bounds.right = Math.max(bounds.right, box.right)
    bounds.bottom = Math.max(bounds.bottom, box.bottom)
  }
  return boxes.length === 0 ? { left: 0, top: 0, right: 0, bottom: 0 } : bounds
}

const cell = 160
/** More cells than any chart has in one column, so that a pair of cell numbers is one key. */
const columns = 1 << 20

/**
 * The boxes that are taken, filed by the cells of a grid: asking whether a spot is free looks at its
 * neighbours only, so a chart of 1,000 skills is placed about as fast as its first twenty.
 */
export class BoxIndex {
  readonly #cells = new Map<number, Box[]>()
  readonly #gap: number

  constructor(gap: number) {
    this.#gap = gap
  }

  add(box: Box): void {
    for (const key of this.#keys(box, 0)) {
      const boxes = this.#cells.get(key)
      if (boxes) boxes.push(box)
      else this.#cells.set(key, [box])
    }
  }

  isFree(box: Box): boolean {
    return this.#keys(box, this.#gap).every((key) => {
      return !this.#cells.get(key)?.some((taken) => overlaps(taken, box, this.#gap))
    })
  }

  #keys(box: Box, gap: number): number[] {
    const keys: number[] = []
    const lastColumn = Math.floor((box.right + gap) / cell)
    const lastRow = Math.floor((box.bottom + gap) / cell)
    for (let column = Math.floor((box.left - gap) / cell); column <= lastColumn; column += 1) {
      for (let row = Math.floor((box.top - gap) / cell); row <= lastRow; row += 1) {
        keys.push(column * columns + row)
      }
    }
    return keys
  }
}
