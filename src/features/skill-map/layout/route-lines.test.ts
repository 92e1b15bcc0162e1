import { describe, expect, test } from 'vitest'
import type { Placed, Point } from '@/ui/chart/geometry'
import { withLines } from './clear-lines'
import { portraitLines, wideLines } from './route-lines'

const numbersOf = (d: string) => (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
const lines = (d: string) => d.split('M').filter(Boolean)

const at = (x: number, y: number): Placed => ({
  footprint: { width: 140, above: 30, below: 92 },
  position: { x, y },
})
type Positions = { position: Point; skills: Point[] }
const group = ({ position, skills }: Positions) => ({
  slot: 0,
  category: at(position.x, position.y),
  skills: skills.map(({ x, y }) => at(x, y)),
})
const chart = (harbour: Point, ...groups: Positions[]) => ({
  harbour: at(harbour.x, harbour.y),
  groups: groups.map(group),
})
const harbour = { x: 0, y: 0 }
const linesOf = (...groups: Positions[]) => wideLines(withLines(chart(harbour, ...groups)).groups)

describe('the lines of the wide chart', () => {
  const placed = [
    { position: { x: 0, y: -235 }, skills: [{ x: 176, y: -263 }] },
    { position: { x: 330, y: 0 }, skills: [] },
  ]
  const { route, toSkills } = linesOf(...placed)

  test('lead from the harbour to every island, and from an island to each of its skills', () => {
    expect(lines(route)).toHaveLength(2)
    expect(lines(toSkills)).toHaveLength(1)
    expect(route).toMatch(/^M0 0Q.* 0 -235M0 0Q.* 330 0$/)
    expect(toSkills).toMatch(/^M0 -235Q.* 176 -263$/)
  })

  test('are slightly curved', () => {
    const [, , controlX = 0] = numbersOf(route)
    expect(Math.abs(controlX)).toBeGreaterThan(0)
    expect(Math.abs(controlX)).toBeLessThan(60)
  })

  test('reach a skill above its island from the side of the harbour, round its label', () => {
    const right = { position: { x: 330, y: 0 }, skills: [{ x: 361, y: -158 }] }
    const left = { position: { x: -330, y: 0 }, skills: [{ x: -361, y: -158 }] }
    const controlOf = (category: typeof right) => numbersOf(linesOf(category).toSkills)[2] ?? 0
    expect(controlOf(right)).toBeLessThan(361 - 70)
    expect(controlOf(left)).toBeGreaterThan(-361 + 70)
  })

  test('do not exist on an empty chart', () => {
    expect(linesOf()).toEqual({ route: '', toSkills: '' })
  })
})

describe('the lines of the narrow chart', () => {
  const placed = [
    {
      position: { x: 78, y: 250 },
      skills: [
        { x: 211, y: 250 },
        { x: 328, y: 250 },
        { x: 211, y: 378 },
      ],
    },
    { position: { x: 312, y: 590 }, skills: [{ x: 179, y: 590 }] },
  ]
  const { route, toSkills } = portraitLines(chart({ x: 195, y: 84 }, ...placed), 390)

  test('go on from island to island, each leg where the last one ended', () => {
    const [first = '', second = ''] = lines(route)
    expect(first).toMatch(/^195 /)
    expect(first).toMatch(/ 78 210$/)
    expect(second).toMatch(/^78 250/)
    expect(second).toMatch(/ 312 550$/)
  })

  test('go straight down before they cross', () => {
    expect(lines(route)[1]).toMatch(/^78 250V460C78 /)
  })

  test('lead from the island to the first skill of a row and on to the next', () => {
    const [first = '', second = '', third = ''] = lines(toSkills)
    expect(first).toMatch(/^78 250Q.* 211 250$/)
    expect(second).toMatch(/^211 250Q.* 328 250$/)
    expect(third).toMatch(/^78 250C.*Q.* 211 378$/)
  })

  test('go down between the pill and the labels to the lower rows', () => {
    const [, , laneX = 0] = numbersOf(lines(toSkills)[2] ?? '')
    expect(laneX).toBeGreaterThan(78 + 70)
    expect(laneX).toBeLessThan(211 - 50)
  })

  test('share one trunk however many rows there are', () => {
    const rows = [250, 378, 506, 634].map((y) => ({ x: 211, y }))
    const category = { position: { x: 78, y: 250 }, skills: rows }
    const [, first = '', ...later] = lines(portraitLines(chart(harbour, category), 390).toSkills)
    expect(first).toMatch(/^78 250C/)
    expect(later).toEqual(['152 334V462Q152 506 211 506', '152 462V590Q152 634 211 634'])
  })

  test('go down outside of the labels where all skills stand below their island', () => {
    const island = { x: 105, y: 250 }
    const skills = [400, 560].map((y) => ({ x: 250, y }))
    const [first = ''] = lines(
      portraitLines(chart(harbour, { position: island, skills }), 390).toSkills,
    )
    const [, , laneX = 0] = numbersOf(first)
    expect(laneX).toBeGreaterThan(10)
    expect(laneX).toBeLessThan(250 - 0.33 * 390)
  })

  test('are mirrored for islands on the right', () => {
    const far = { position: { x: 312, y: 250 }, skills: [250, 378].map((y) => ({ x: 179, y })) }
    const [, trunk = ''] = lines(portraitLines(chart(harbour, far), 390).toSkills)
    const [, , laneX = 0] = numbersOf(trunk)
    expect(laneX).toBeLessThan(312 - 70)
    expect(laneX).toBeGreaterThan(179 + 50)
  })
})
