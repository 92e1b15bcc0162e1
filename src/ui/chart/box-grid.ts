import { overlaps, type Box } from './geometry'

const cell = 160
/** Larger than the number of rows of any chart, so that column and row fit into one number. */
const columns = 1 << 20

/**
 * A spatial index of the occupied boxes: whether a spot is free is checked against the boxes of neighbouring cells only,
 * so the time to lay out a chart grows with the number of its nodes, not with its square.
 */
export class BoxGrid {
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
