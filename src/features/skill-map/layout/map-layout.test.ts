import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boundsOf, type Footprint, type Sized } from '@/ui/chart/geometry'
import { boxesOf, firstOverlap, footprints } from '@tests/fixtures/random-charts'
import type { Group } from './chart-items'
import { mapLayout } from './map-layout'

const harbour: Sized = { footprint: { width: 150, above: 68, below: 114 } }
const island: Sized = { footprint: { width: 204, above: 44, below: 90 } }
const skill: Sized = { footprint: { width: 140, above: 30, below: 92 } }

/** A chart with the given numbers of skills per category. */
const chart = (...counts: number[]): Group<Sized, Sized>[] =>
  counts.map((count, slot) => ({
    slot,
    category: island,
    skills: Array.from({ length: count }, () => skill),
  }))

const sized = (footprint: fc.Arbitrary<Footprint>) => fc.record({ footprint })
const lay = (groups: readonly Group<Sized, Sized>[], ground = harbour) => mapLayout(ground, groups)

const positions = (groups: readonly Group<Sized, Sized>[]) =>
  lay(groups).groups.map(({ category }) => category.position)

describe('categories', () => {
  test('four of them lie top, right, bottom and left of the harbour', () => {
    expect(positions(chart(0, 0, 0, 0))).toEqual([
      { x: 0, y: -235 },
      { x: 330, y: 0 },
      { x: 0, y: 235 },
      { x: -330, y: 0 },
    ])
  })

  test('fewer than four keep these places', () => {
    const left = { slot: 3, category: island, skills: [] }
    expect(positions([left])).toEqual([{ x: -330, y: 0 }])
  })

  test('more than four are spread evenly round the harbour, on a larger ellipse', () => {
    expect(positions(chart(0, 0, 0, 0, 0, 0)).map(({ x, y }) => `${x} ${y}`)).toEqual([
      '0 -264',
      '322 -132',
      '322 132',
      '0 264',
      '-322 132',
      '-322 -132',
    ])
  })

  test('the ellipse grows until even long names do not overlap', () => {
    const long = { footprint: { ...island.footprint, below: 900 } }
    const groups = chart(0, 0, 0, 0).map((group) => ({ ...group, category: long }))
    expect(firstOverlap(boxesOf(lay(groups)))).toBeUndefined()
  })

  test('keep their positions, whatever skills they have', () => {
    expect(positions(chart(3, 4, 0, 12))).toEqual(positions(chart(0, 0, 0, 0)))
  })
})

describe('skills', () => {
  test('the first lies straight outwards of its category, the next beside it', () => {
    const [top] = lay(chart(12, 12, 12, 12)).groups
    expect(top?.skills[0]?.position).toEqual({ x: 0, y: -375 })
    expect(top?.skills[1]?.position.x).toBeGreaterThan(0)
    expect(top?.skills[2]?.position.x).toBeLessThan(0)
  })

  test.each([
    ['three or four', [3, 4, 3, 4]],
    ['four, and six in the last', [4, 4, 4, 6]],
    ['six in the first, then four', [6, 4, 4, 4]],
  ])('of an everyday chart are all visible at once: %s', (_, counts) => {
    const bounds = boundsOf(boxesOf(lay(chart(...counts))))
    expect(bounds.right - bounds.left).toBeLessThanOrEqual((1212 - 48) / 0.9)
    expect(bounds.bottom - bounds.top).toBeLessThanOrEqual((659 - 48) / 0.9)
  })

  test('do not depend on the categories after theirs', () => {
    const [alone] = lay(chart(12, 9, 0, 0)).groups
    const [withOthers] = lay(chart(12, 9, 9, 9)).groups
    expect(withOthers).toEqual(alone)
  })

  test('the same chart always looks the same', () => {
    expect(lay(chart(4, 8, 2, 6, 5))).toEqual(lay(chart(4, 8, 2, 6, 5)))
  })

  test('a small one may use the spot that was too tight for a large one', () => {
    const large = { footprint: { width: 600, above: 30, below: 300 } }
    const [top] = lay([{ slot: 0, category: island, skills: [large, skill] }]).groups
    const distance = (at: number) => {
      const { x, y } = top?.skills[at]?.position ?? { x: 0, y: 0 }
      return Math.hypot(x, y + 235)
    }
    expect(distance(1)).toBeLessThan(distance(0))
  })
})

describe('any data', () => {
  test('an empty chart has only the harbour', () => {
    expect(lay([]).groups).toEqual([])
  })

  test('nothing overlaps in charts of plain labels', () => {
    const counts = fc.array(fc.nat(12), { maxLength: 8 })
    fc.assert(
      fc.property(counts, (numbers) => {
        expect(firstOverlap(boxesOf(lay(chart(...numbers))))).toBeUndefined()
      }),
      { numRuns: 400 },
    )
  })

  test('nothing overlaps with labels of any size, up to twenty categories', () => {
    const group = fc.record({
      category: sized(footprints({ min: 100, max: 320 })),
      skills: fc.array(sized(footprints({ min: 60, max: 240 })), { maxLength: 20 }),
    })
    const groups = fc
      .array(group, { maxLength: 20 })
      .map((list) => list.map((one, slot) => ({ ...one, slot })))
    fc.assert(
      fc.property(groups, sized(footprints({ min: 120, max: 400 })), (list, ground) => {
        const placed = lay(list, ground)
        expect(placed.groups.map(({ skills }) => skills.length)).toEqual(
          list.map(({ skills }) => skills.length),
        )
        const boxes = boxesOf(placed)
        expect(firstOverlap(boxes)).toBeUndefined()
        for (const box of boxes) expect(Object.values(box).every(Number.isFinite)).toBe(true)
      }),
      { numRuns: 150 },
    )
  })

  test('nothing overlaps among 1,000 skills in twenty categories', () => {
    const groups = chart(...Array.from({ length: 20 }, () => 50))
    expect(firstOverlap(boxesOf(lay(groups)))).toBeUndefined()
  })

  test('the layout of a thousand skills in one category terminates', () => {
    expect(firstOverlap(boxesOf(lay(chart(1000, 0, 0, 0))))).toBeUndefined()
  })
})
