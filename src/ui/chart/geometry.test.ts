import { describe, expect, test } from 'vitest'
import { boundsOf, boxAt, contains, frameOf, overlaps } from './geometry'

describe('boxes', () => {
  test('a footprint extends half its width to each side, and unevenly above and below', () => {
    expect(boxAt({ x: 100, y: 50 }, { width: 140, above: 30, below: 92 })).toEqual({
      left: 30,
      top: 20,
      right: 170,
      bottom: 142,
    })
  })

  test('boxes that touch do not overlap; with a gap they do', () => {
    const left = { left: 0, top: 0, right: 10, bottom: 10 }
    const right = { left: 10, top: 0, right: 20, bottom: 10 }
    expect(overlaps(left, right)).toBe(false)
    expect(overlaps(left, right, 1)).toBe(true)
    expect(overlaps(left, { ...right, left: 9 })).toBe(true)
  })

  test('a box contains itself and boxes inside it, but none that sticks out', () => {
    const outer = { left: 0, top: 0, right: 10, bottom: 10 }
    expect(contains(outer, outer)).toBe(true)
    expect(contains(outer, { left: 2, top: 2, right: 9, bottom: 9 })).toBe(true)
    for (const side of ['left', 'top'] as const) {
      expect(contains(outer, { ...outer, [side]: -1 })).toBe(false)
    }
    for (const side of ['right', 'bottom'] as const) {
      expect(contains(outer, { ...outer, [side]: 11 })).toBe(false)
    }
  })

  test('the bounds contain every box; without boxes they are empty at the origin', () => {
    expect(boundsOf([])).toEqual({ left: 0, top: 0, right: 0, bottom: 0 })
    const one = { left: -5, top: 2, right: 1, bottom: 9 }
    const two = { left: 0, top: -4, right: 30, bottom: 3 }
    expect(boundsOf([one, two])).toEqual({ left: -5, top: -4, right: 30, bottom: 9 })
  })
})

test('the frame of a node contains its circle and its label', () => {
  const footprint = { width: 140, above: 30, below: 92 }
  expect(frameOf({ position: { x: 0, y: 0 }, footprint })).toEqual({
    position: { x: -70, y: -30 },
    width: 140,
    height: 122,
  })
})
