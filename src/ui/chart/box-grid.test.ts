import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BoxGrid } from './box-grid'
import { overlaps, type Box } from './geometry'

const boxes = fc
  .record({
    x: fc.integer({ min: -3000, max: 3000 }),
    y: fc.integer({ min: -3000, max: 3000 }),
    width: fc.integer({ min: 1, max: 700 }),
    height: fc.integer({ min: 1, max: 700 }),
  })
  .map(({ x, y, width, height }): Box => ({
    left: x,
    top: y,
    right: x + width,
    bottom: y + height,
  }))

describe('the index of taken boxes', () => {
  test('returns the same as a search through all boxes', () => {
    fc.assert(
      fc.property(fc.array(boxes, { maxLength: 40 }), boxes, fc.nat(20), (taken, asked, gap) => {
        const index = new BoxGrid(gap)
        for (const box of taken) index.add(box)
        expect(index.isFree(asked)).toBe(!taken.some((box) => overlaps(box, asked, gap)))
      }),
      { numRuns: 300 },
    )
  })

  test('an empty sea is free', () => {
    expect(new BoxGrid(4).isFree({ left: -1e6, top: 0, right: -1e6 + 10, bottom: 10 })).toBe(true)
  })
})
