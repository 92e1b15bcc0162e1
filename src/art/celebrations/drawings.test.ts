import { describe, expect, it } from 'vitest'
import { celebrations } from './Celebration'
import { circle, lengthOf } from './drawing'
import { lottieDocument } from './lottie-document'
import { bezierPaths } from './lottie-path'
import { ships, type ShipName } from './ships'

const names = Object.keys(ships) as ShipName[]
const drawings = Object.entries(celebrations).flatMap(([name, of]) =>
  names.map((ship) => [`${name}, ${ship}`, of(ship)] as const),
)

/** All nested objects of a Lottie document. */
function partsOf(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(partsOf)]
}

describe.each(drawings)('%s', (_name, drawing) => {
  it('moves and ends within 1.4 seconds', () => {
    expect(lengthOf(drawing)).toBeGreaterThan(0)
    expect(lengthOf(drawing)).toBeLessThanOrEqual(1400)
  })

  it('ends on the still picture: no motion goes beyond the last frame', () => {
    const { op, layers } = lottieDocument(drawing) as { op: number; layers: unknown[] }
    const times = partsOf(layers).flatMap(({ t }) => (typeof t === 'number' ? [t] : []))
    expect(times.length).toBeGreaterThan(0)
    expect(Math.max(...times)).toBeLessThanOrEqual(op - 1)
  })

  it('has outlines that the player can draw: finite numbers, as many control points as vertices', () => {
    for (const { path } of drawing.pieces.flatMap(({ shapes }) => shapes)) {
      for (const { v, i, o } of bezierPaths(path)) {
        expect([i.length, o.length]).toEqual([v.length, v.length])
        expect([...v, ...i, ...o].flat().every(Number.isFinite)).toBe(true)
      }
    }
  })

  it('gets its colors from CSS classes, so that it follows light and dark mode', () => {
    const painted = partsOf(lottieDocument(drawing)).filter(({ ty }) => ty === 'fl' || ty === 'st')
    expect(painted.length).toBeGreaterThan(0)
    expect(painted.filter(({ cl }) => typeof cl !== 'string' || cl === '')).toEqual([])
  })
})

describe('an outline', () => {
  it('has the control points of the path', () => {
    expect(bezierPaths('M0 0L10 0C20 0 20 10 10 10Z')).toEqual([
      {
        v: [
          [0, 0],
          [10, 0],
          [10, 10],
        ],
        i: [
          [0, 0],
          [0, 0],
          [10, 0],
        ],
        o: [
          [0, 0],
          [10, 0],
          [0, 0],
        ],
        c: true,
      },
    ])
  })

  it('does not repeat its first point when it is closed', () => {
    const [round] = bezierPaths(circle(0, 0, 10))
    expect(round?.v).toEqual([
      [0, -10],
      [10, 0],
      [0, 10],
      [-10, 0],
    ])
    expect(round?.i[0]).toEqual([-5.5, 0])
  })

  it('may have several parts, open or closed', () => {
    expect(bezierPaths('M0 0L1 1M2 2L3 3').map(({ v, c }) => [v, c])).toEqual([
      [
        [
          [0, 0],
          [1, 1],
        ],
        false,
      ],
      [
        [
          [2, 2],
          [3, 3],
        ],
        false,
      ],
    ])
  })
})
