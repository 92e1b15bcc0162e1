import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstOverlap, footprints } from '@tests/fixtures/random-charts'
import { boundsOf, boxAt, overlaps, type Footprint } from './boxes'
import { harbourPosition, mapLayout, type ChartCategory } from './map-layout'

const harbour: Footprint = { width: 150, above: 68, below: 114 }
const island: Footprint = { width: 204, above: 44, below: 90 }
const skill: Footprint = { width: 140, above: 30, below: 92 }

/** A chart with as many skills per category as the numbers say. */
const chart = (...counts: number[]): ChartCategory[] =>
  counts.map((count, slot) => ({
    slot,
    footprint: island,
    skills: Array.from({ length: count }, () => skill),
  }))

function boxesOf(categories: readonly ChartCategory[], ground = harbour) {
  const placed = mapLayout(ground, categories)
  return [
    boxAt(harbourPosition, ground),
    ...placed.flatMap(({ position, skills }, index) => {
      const category = categories[index]
      if (!category) throw new Error('A category was made up')
      expect(skills).toHaveLength(category.skills.length)
      return [
        boxAt(position, category.footprint),
        ...skills.map((point, at) => boxAt(point, category.skills[at] ?? skill)),
      ]
    }),
  ]
}

const positions = (categories: ChartCategory[]) =>
  mapLayout(harbour, categories).map(({ position }) => position)

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
    const left = { slot: 3, footprint: island, skills: [] }
    expect(positions([left])).toEqual([{ x: -330, y: 0 }])
  })

  test('past four they lie evenly round the harbour, on a larger ellipse', () => {
    expect(positions(chart(0, 0, 0, 0, 0, 0)).map(({ x, y }) => `${x} ${y}`)).toEqual([
      '0 -264',
      '322 -132',
      '322 132',
      '0 264',
      '-322 132',
      '-322 -132',
    ])
  })

  test('the ellipse grows until names of any length stand clear', () => {
    const long = { ...island, below: 900 }
    const categories = chart(0, 0, 0, 0).map((category) => ({ ...category, footprint: long }))
    expect(firstOverlap(boxesOf(categories))).toBeUndefined()
  })

  test('stand where they are, whatever skills they have', () => {
    expect(positions(chart(3, 4, 0, 12))).toEqual(positions(chart(0, 0, 0, 0)))
  })
})

describe('skills', () => {
  test('the first lies straight outwards of its category, the next beside it', () => {
    const [top] = mapLayout(harbour, chart(12, 12, 12, 12))
    expect(top?.skills[0]).toEqual({ x: 0, y: -375 })
    expect(top?.skills[1]?.x).toBeGreaterThan(0)
    expect(top?.skills[2]?.x).toBeLessThan(0)
  })

  test('of an everyday chart are all in sight at once, clear of the heading', () => {
    const boxes = boxesOf(chart(3, 4, 3, 4))
    const bounds = boundsOf(boxes)
    expect(bounds.right - bounds.left).toBeLessThan((1280 - 48) / 0.9)
    expect(bounds.bottom - bounds.top).toBeLessThan((736 - 48) / 0.9)
    const heading = { left: -684, top: -372, right: -410, bottom: -240 }
    expect(boxes.filter((box) => overlaps(box, heading))).toEqual([])
  })

  test('do not depend on the categories after theirs', () => {
    const [alone] = mapLayout(harbour, chart(12, 9, 0, 0))
    const [withOthers] = mapLayout(harbour, chart(12, 9, 9, 9))
    expect(withOthers).toEqual(alone)
  })

  test('the same chart always looks the same', () => {
    expect(mapLayout(harbour, chart(4, 8, 2, 6, 5))).toEqual(
      mapLayout(harbour, chart(4, 8, 2, 6, 5)),
    )
  })

  test('a small one may use the spot that was too tight for a large one', () => {
    const large = { width: 600, above: 30, below: 300 }
    const [top] = mapLayout(harbour, [{ slot: 0, footprint: island, skills: [large, skill] }])
    const distance = (at: number) => {
      const point = top?.skills[at] ?? harbourPosition
      return Math.hypot(point.x, point.y + 235)
    }
    expect(distance(1)).toBeLessThan(distance(0))
  })
})

describe('whatever the data', () => {
  test('an empty chart is no trouble', () => {
    expect(mapLayout(harbour, [])).toEqual([])
  })

  test('nothing overlaps in charts of plain labels', () => {
    const counts = fc.array(fc.nat(12), { maxLength: 8 })
    fc.assert(
      fc.property(counts, (numbers) => {
        expect(firstOverlap(boxesOf(chart(...numbers)))).toBeUndefined()
      }),
      { numRuns: 400 },
    )
  })

  test('nothing overlaps with labels of any size, up to twenty categories', () => {
    const category = fc.record({
      footprint: footprints({ min: 100, max: 320 }),
      skills: fc.array(footprints({ min: 60, max: 240 }), { maxLength: 20 }),
    })
    const categories = fc
      .array(category, { maxLength: 20 })
      .map((list): ChartCategory[] => list.map((one, slot) => ({ ...one, slot })))
    fc.assert(
      fc.property(categories, footprints({ min: 120, max: 400 }), (list, ground) => {
        const boxes = boxesOf(list, ground)
        expect(firstOverlap(boxes)).toBeUndefined()
        for (const box of boxes) expect(Object.values(box).every(Number.isFinite)).toBe(true)
      }),
      { numRuns: 150 },
    )
  })

  test('1,000 skills in twenty categories are placed without a wait', () => {
    const categories = chart(...Array.from({ length: 20 }, () => 50))
    expect(firstOverlap(boxesOf(categories))).toBeUndefined()
    const times = [1, 2, 3].map(() => {
      const start = performance.now()
      mapLayout(harbour, categories)
      return performance.now() - start
    })
    expect(Math.min(...times)).toBeLessThan(100)
  })

  test('a thousand skills in one category end as well', () => {
    expect(firstOverlap(boxesOf(chart(1000, 0, 0, 0)))).toBeUndefined()
  })
})
