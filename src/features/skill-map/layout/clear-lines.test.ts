import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { curriculum } from '@/mock-backend/curriculum/curriculum'
import { boundsOf, boxOf, overlaps, type Placed, type Sized } from '@/ui/chart/geometry'
import { itemsOf, type PlacedChart } from './chart-items'
import { measureChart } from './chart-measures'
import { shapeOf, withLines, type ReachedGroup } from './clear-lines'
import type { Line } from './lines'
import { mapLayout } from './map-layout'

/** Counts the nodes that cover a line to another node. */
function covered({ harbour, groups }: PlacedChart<Sized, ReachedGroup>): number {
  const items = itemsOf({ harbour, groups })
  const over = (line: Line, ...own: Placed[]) =>
    items.filter(
      (item) =>
        own.every(({ position }) => position !== item.position) &&
        line.points.some(({ x, y }) =>
          shapeOf(item).some((box) => overlaps(box, { left: x, top: y, right: x, bottom: y })),
        ),
    ).length
  return groups.reduce(
    (sum, { category, skills }) =>
      sum +
      over(category.line, harbour, category) +
      skills.reduce((of, skill) => of + over(skill.line, category, skill), 0),
    0,
  )
}

const sized = (width: number, above: number, below: number): Sized => ({
  footprint: { width, above, below },
})

/** The map of a learner who has chosen every skill of the stand-in backend. */
function wholeMap(language: 'en' | 'es') {
  const entries = curriculum.categories.map(({ id, name, color, iconType }) => ({
    category: { id, name: name[language], color, iconType },
    skills: curriculum.skills
      .filter(({ categoryId }) => categoryId === id)
      .map((skill) => ({
        id: skill.id,
        name: skill.name[language],
        description: '',
        iconType: skill.iconType,
        isLinkedToGoal: false,
        progress: 100,
      })),
  }))
  const words = {
    you: 'You · omar-k',
    count: String,
    progress: ({ progress: percent }: { progress: number }) => `Done · ${percent} %`,
  }
  const { harbour, groups } = measureChart(entries, words, { portraitWidth: null, textScale: 1 })
  return mapLayout(harbour, groups)
}

test.each(['en', 'es'] as const)('all eighteen skills are visible at once, %s', (language) => {
  const { left, top, right, bottom } = boundsOf(itemsOf(wholeMap(language)).map(boxOf))
  // The chart's size in a viewport of 1280 by 800, without padding, at its initial zoom.
  expect(right - left).toBeLessThanOrEqual((1212 - 48) / 0.9)
  expect(bottom - top).toBeLessThanOrEqual((659 - 48) / 0.9)
})

describe('no line runs behind another node', () => {
  test.each(['en', 'es'] as const)('on the map of all eighteen skills, %s', (language) => {
    expect(covered(withLines(wholeMap(language)))).toBe(0)
  })

  test('on charts of up to six skills in each of four categories, whatever their names', () => {
    const skill = fc
      .tuple(fc.integer({ min: 140, max: 220 }), fc.integer({ min: 92, max: 130 }))
      .map(([width, below]) => sized(width, 30, below))
    const groups = fc
      .array(fc.array(skill, { maxLength: 6 }), { minLength: 1, maxLength: 4 })
      .map((all) => all.map((skills, slot) => ({ slot, category: sized(204, 44, 90), skills })))
    fc.assert(
      fc.property(groups, (list) => {
        expect(covered(withLines(mapLayout(sized(150, 68, 114), list)))).toBe(0)
      }),
      { numRuns: 60 },
    )
  })
})

test('a line with nothing in its way is the default curve', () => {
  const skills = [sized(140, 30, 92)]
  const chart = mapLayout(sized(150, 68, 114), [{ slot: 0, category: sized(204, 44, 90), skills }])
  const [group] = withLines(chart).groups
  expect(group?.skills[0]?.line.path).toMatch(/^M0 -235Q/)
})
