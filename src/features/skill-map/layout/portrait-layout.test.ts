import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boundsOf, type Sized } from '@/ui/chart/geometry'
import { boxesOf, firstOverlap } from '@tests/fixtures/random-charts'
import type { Group } from './chart-items'
import { portraitColumns, portraitLayout, portraitWidths } from './portrait-layout'

const harbour: Sized = { footprint: { width: 150, above: 68, below: 114 } }
const island: Sized = { footprint: { width: 150, above: 44, below: 90 } }
const skill: Sized = { footprint: { width: 112, above: 30, below: 92 } }

const open = (count: number, item = skill): Group<Sized, Sized> => ({
  slot: 0,
  category: island,
  skills: Array.from({ length: count }, () => item),
})
const closed = open(0)

/** Lays out the groups and returns only the positions, for short expectations. */
function lay(...groups: Group<Sized, Sized>[]) {
  const placed = portraitLayout({ width: 390, columns: 2 }, harbour, groups)
  return {
    harbour: placed.harbour.position,
    height: placed.height,
    categories: placed.groups.map(({ category, skills }) => ({
      position: category.position,
      skills: skills.map(({ position }) => position),
    })),
  }
}

describe('the narrow chart', () => {
  test('begins at the harbour, in the middle of the top', () => {
    const { harbour: start, categories } = lay(open(2))
    expect(start).toEqual({ x: 195, y: 84 })
    expect(categories[0]?.position.y).toBeGreaterThan(start.y + 114)
  })

  test('has islands alternately left and right, each below the last', () => {
    const { categories } = lay(open(1), open(1), open(1))
    expect(categories.map(({ position }) => position.x)).toEqual([78, 312, 78])
    const heights = categories.map(({ position }) => position.y)
    expect(heights).toEqual(heights.toSorted((a, b) => a - b))
  })

  test('sets skills in two columns on the free side, the nearest first', () => {
    const [left, right] = lay(open(3), open(3)).categories
    expect(left?.skills.map(({ x }) => x)).toEqual([211, 328, 211])
    expect(right?.skills.map(({ x }) => x)).toEqual([179, 62, 179])
  })

  test('sets rows 128 apart, beginning beside the island', () => {
    const [category] = lay(open(5)).categories
    const first = category?.position.y ?? 0
    const rows = category?.skills.map(({ y }) => y - first)
    expect(rows).toEqual([0, 0, 128, 128, 256])
  })

  test('gives a category rows times 128 plus 84', () => {
    const [first, second] = lay(open(4), open(1)).categories
    expect((second?.position.y ?? 0) - (first?.position.y ?? 0)).toBe(2 * 128 + 84)
  })

  test('a row is as high as its longest label, and only that row', () => {
    const long = { footprint: { ...skill.footprint, below: 160 } }
    const group = { ...open(0), skills: [skill, long, skill, skill, skill] }
    const [placed] = lay(group).categories
    const first = placed?.position.y ?? 0
    expect(placed?.skills.map(({ y }) => y - first)).toEqual([0, 0, 196, 196, 324])
  })
})

test('a category without skills, as a closed one is, takes little room', () => {
  const { categories, height } = lay(closed, open(1))
  expect(categories[0]?.skills).toEqual([])
  expect((categories[1]?.position.y ?? 0) - (categories[0]?.position.y ?? 0)).toBe(190)
  expect(height).toBeLessThan(lay(open(9), open(1)).height)
})

test('a closed category takes 150 px, however small its island is', () => {
  const small = { ...closed, category: { footprint: { width: 90, above: 20, below: 30 } } }
  const [first, second] = lay(small, small).categories
  expect((second?.position.y ?? 0) - (first?.position.y ?? 0)).toBe(150)
})

describe('columns and widths', () => {
  test('there is one column where two would be too narrow to read', () => {
    expect(portraitColumns(390, 1)).toBe(2)
    expect(portraitColumns(320, 1)).toBe(2)
    expect(portraitColumns(300, 1)).toBe(2)
    expect(portraitColumns(299, 1)).toBe(1)
    expect(portraitColumns(390, 2)).toBe(1)
  })

  test('labels are 112 wide on a common phone', () => {
    expect(portraitWidths(390, 2)).toEqual({ pill: 150, skill: 112 })
  })

  test('labels are at most 200 wide in two columns, and as wide as possible in one', () => {
    expect(portraitWidths(700, 2)).toEqual({ pill: 200, skill: 200 })
    expect(portraitWidths(700, 1)).toEqual({ pill: 372, skill: 462 })
  })

  test('one column is as wide as possible and starts below the island', () => {
    const { groups } = portraitLayout({ width: 280, columns: 1 }, harbour, [open(2), open(1)])
    expect(groups[0]?.skills.map(({ position }) => position.x)).toEqual([179, 179])
    expect(groups[1]?.skills.map(({ position }) => position.x)).toEqual([101])
    for (const { category, skills } of groups) {
      expect(skills[0]?.position.y).toBeGreaterThan(category.position.y + 80)
    }
  })
})

describe('any data', () => {
  test('an empty map has only the harbour', () => {
    expect(lay().categories).toEqual([])
    expect(lay().height).toBeGreaterThanOrEqual(84 + 114)
  })

  test('nothing overlaps or exceeds the edges', () => {
    const cases = fc
      .record({ width: fc.integer({ min: 240, max: 767 }), columns: fc.constantFrom(1, 2) })
      .chain(({ width, columns }) => {
        const widths = portraitWidths(width, columns)
        const item = (most: number, above: number) =>
          fc.record({
            footprint: fc.record({
              width: fc.integer({ min: Math.min(60, most), max: most }),
              above: fc.constant(above),
              below: fc.integer({ min: 50, max: 400 }),
            }),
          })
        const group = fc.record({
          slot: fc.constant(0),
          category: item(widths.pill, 44),
          skills: fc.array(item(widths.skill, 30), { maxLength: 15 }),
        })
        return fc.record({
          width: fc.constant(width),
          columns: fc.constant(columns),
          groups: fc.array(group, { maxLength: 12 }),
        })
      })
    fc.assert(
      fc.property(cases, ({ width, columns, groups }) => {
        const { height, ...chart } = portraitLayout({ width, columns }, harbour, groups)
        const boxes = boxesOf(chart)
        expect(firstOverlap(boxes)).toBeUndefined()
        const bounds = boundsOf(boxes)
        expect(bounds.left).toBeGreaterThanOrEqual(0)
        expect(bounds.right).toBeLessThanOrEqual(width)
        expect(bounds.top).toBeGreaterThanOrEqual(0)
        expect(bounds.bottom).toBeLessThanOrEqual(height)
      }),
      { numRuns: 400 },
    )
  })
})
