import { overlaps, type Box } from './geometry'

const cell = 160
/** More cells than any chart has in one column, so that a pair of cell numbers is one key. */
const columns = 1 << 20

/**
 * The boxes that are taken, filed by the cells of a grid: asking whether a spot is free looks at its
 * neighbours only, so a chart of 1,000 skills is placed about as fast as its first twenty.
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
