import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SkillMapEntry } from '@/api/skills'
import { boxesOf, firstOverlap } from '@tests/fixtures/random-charts'
import { measureChart, type ChartRoom } from './chart-measures'
import { withLines } from './clear-lines'
import { mapLayout } from './map-layout'
import { portraitLayout } from './portrait-layout'
import { portraitSea, wideSea } from './sea'

const words = {
  you: 'You · sam.r',
  count: (count: number) => `show ${count}`,
  progress: ({ progress: percent }: { progress: number }) =>
    percent === 100 ? 'Done · 100%' : `${percent}%`,
}
const wide: ChartRoom = { portraitWidth: null, textScale: 1 }
const phone: ChartRoom = { portraitWidth: 390, textScale: 1 }

const entry = (id: number, ...names: string[]): SkillMapEntry => ({
  category: { id, name: `Category ${id}`, color: null, iconType: '' },
  skills: names.map((name, index) => {
    return {
      id: id * 10 + index,
      name,
      description: '',
      iconType: '',
      isLinkedToGoal: false,
      progress: 0,
    }
  }),
})
const entries = [
  entry(2, 'Make a budget', 'Pay a bill'),
  entry(1, 'Cook a simple recipe', 'Use a knife safely', 'Plan a week of meals'),
]

type Measured = ReturnType<typeof measureChart>
const closing = (closed: string | null, { groups }: Measured) =>
  groups.map((group) =>
    String(group.category.entry.category.id) === closed ? { ...group, skills: [] } : group,
  )
const placeWide = ({ harbour, groups }: Measured) => withLines(mapLayout(harbour, groups))
const placePortrait = (chart: Measured, width: number, closed: string | null = null) =>
  portraitLayout({ width, columns: chart.columns }, chart.harbour, closing(closed, chart))
const movesIn = (d: string) => d.split('M').length - 1

describe('measuring', () => {
  test('puts the categories in slot order and gives every node a unique id', () => {
    const { groups } = measureChart([...entries, entry(2, 'Pay a bill')], words, wide)
    expect(groups.map(({ category }) => category.entry.category.id)).toEqual([1, 2, 2])
    const ids = groups.flatMap(({ category, skills }) => [category, ...skills]).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('uses one column of skills on a phone with text in double size', () => {
    expect(measureChart(entries, words, phone).columns).toBe(2)
    expect(measureChart(entries, words, { ...phone, textScale: 2 }).columns).toBe(1)
  })
})

describe('the wide chart', () => {
  const chart = measureChart(entries, words, wide)
  const places = placeWide(chart)

  test('draws no line to the skills of a closed category, and keeps their space', () => {
    const [first, ...others] = places.groups
    if (!first) throw new Error('No category')
    const open = wideSea(places, places.groups)
    const closed = wideSea(places, [{ ...first, skills: [] }, ...others])
    expect(movesIn(open.lines.toSkills)).toBe(5)
    expect(movesIn(closed.lines.toSkills)).toBe(2)
    expect(closed.lines.route).toBe(open.lines.route)
    expect(closed.bounds).toEqual(open.bounds)
  })

  test('has a few waves where there is no node', () => {
    const { waves } = wideSea(places, places.groups)
    expect(waves.length).toBeGreaterThan(2)
    const marks = waves.map(({ x, y }) => ({
      left: x - 36,
      top: y - 20,
      right: x + 36,
      bottom: y + 20,
    }))
    expect(firstOverlap([...boxesOf(places), ...marks])).toBeUndefined()
  })
})

describe('the narrow chart', () => {
  const chart = measureChart(entries, words, phone)

  test('is lower while a category is closed', () => {
    const open = placePortrait(chart, 390)
    const closed = placePortrait(chart, 390, '1')
    expect(closed.height).toBeLessThan(open.height)
  })

  test('fills its width and height', () => {
    const places = placePortrait(chart, 390)
    const sea = portraitSea(places, { width: 390, height: places.height })
    expect(sea.bounds).toEqual({ left: 0, top: 0, right: 390, bottom: places.height })
    expect(movesIn(sea.lines.toSkills)).toBe(5)
  })
})

test('nothing overlaps with any names and counts, at any size of viewport and text', () => {
  const skill = fc.record({
    id: fc.nat(),
    name: fc.string({ maxLength: 90 }),
    description: fc.constant(''),
    iconType: fc.constant(''),
    isLinkedToGoal: fc.boolean(),
    progress: fc.integer({ min: 0, max: 100 }),
  })
  const charts = fc.record({
    entries: fc.array(
      fc.record({
        category: fc.record({
          id: fc.integer({ min: -1, max: 9 }),
          name: fc.string({ maxLength: 60 }),
          color: fc.constant(null),
          iconType: fc.constant(''),
        }),
        skills: fc.array(skill, { maxLength: 14 }),
      }),
      { maxLength: 9 },
    ),
    room: fc.record({
      portraitWidth: fc.option(fc.integer({ min: 280, max: 767 })),
      textScale: fc.constantFrom(0.8, 1, 1.25, 2),
    }),
    closed: fc.option(fc.integer({ min: -1, max: 9 }).map(String)),
  })
  fc.assert(
    fc.property(charts, ({ entries: random, room, closed }) => {
      const chart = measureChart(random, words, room)
      const places =
        room.portraitWidth === null
          ? placeWide(chart)
          : placePortrait(chart, room.portraitWidth, closed)
      expect(firstOverlap(boxesOf(places))).toBeUndefined()
    }),
    { numRuns: 300 },
  )
})
