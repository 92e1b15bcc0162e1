import { getSmoothStepPath, Position } from 'reactflow'
import { describe, expect, test } from 'vitest'
import { nodes as sizes } from '@/theme/tokens'
import { lineTo } from './map-elements'
import { overlap, type Rect, type MapGroup, type MapLayout } from './map-geometry'
import { mapLayout, type MapRoom } from './map-layout'

type Point = { x: number; y: number }
type Chart = { groups: MapGroup[]; room: MapRoom }

const groupsOf = (...skills: number[]): MapGroup[] =>
  skills.map((count, slot) => ({ slot, skills: count, isOpen: true }))
const at = (width: number, textScale = 1): MapRoom => ({ width, textScale })
const middleOf = ({ position: { x, y }, width, height }: Rect): Point => {
  return { x: x + width / 2, y: y + height / 2 }
}
const rectsOf = ({ user, groups }: MapLayout): Rect[] => [
  user,
  ...groups.flatMap(({ category, skills }) => [category, ...skills]),
]
const labelsOf = ({ groups }: MapLayout): Rect[] =>
  groups.flatMap(({ skills }) =>
    skills.map(({ position: { x, y }, width, height, side }) => ({
      position: { x: side === 'right' ? x + sizes.skill : x, y },
      width: width - sizes.skill,
      height,
    })),
  )

/** The center of a category's disc. */
function islandOf(
  { category: { position, width, height } }: MapLayout['groups'][number],
  shape: string,
) {
  const radius = sizes.category / 2 + 4
  if (shape === 'line') return { x: position.x + radius, y: position.y + height / 2 }
  return { x: position.x + width / 2, y: position.y + radius }
}

/** All corners of the lines that the chart draws: from the learner, and to the skills. */
function linesOf(layout: MapLayout): Point[][] {
  const radius = sizes.user / 2 + 4
  const { position, width } = layout.user
  const isWide = layout.shape === 'wide'
  const user = { x: position.x + (isWide ? width / 2 : radius), y: position.y + radius }
  return layout.groups.flatMap((group) => {
    const island = islandOf(group, layout.shape)
    const toSkills = group.skills.map((skill) => {
      const { side } = skill
      const way = side === 'right' ? 1 : -1
      const targetX = skill.position.x + (side === 'right' ? 0 : skill.width)
      const targetY = middleOf(skill).y
      const line = lineTo(skill, side, group.category, layout)
      if (line.type === 'straight') return [island, { x: targetX + sizes.skill / 2, y: targetY }]
      const [path] = getSmoothStepPath({
        sourceX: island.x + (way * sizes.category) / 2,
        sourceY: island.y,
        sourcePosition: side === 'right' ? Position.Right : Position.Left,
        targetX,
        targetY,
        targetPosition: side === 'right' ? Position.Left : Position.Right,
        ...line.pathOptions,
      })
      return [...path.matchAll(/(-?[\d.e-]+)[ ,](-?[\d.e-]+)/g)].map(([, x, y]) => {
        return { x: Number(x), y: Number(y) }
      })
    })
    return [[user, island], ...toSkills]
  })
}

/** Whether a straight line goes through a rectangle, which a small distance round it keeps free. */
function crosses(from: Point, to: Point, { position, width, height }: Rect): boolean {
  const [left, right] = [position.x + 1, position.x + width - 1]
  const [top, bottom] = [position.y + 1, position.y + height - 1]
  const isBeside =
    Math.max(from.x, to.x) <= left ||
    Math.min(from.x, to.x) >= right ||
    Math.max(from.y, to.y) <= top ||
    Math.min(from.y, to.y) >= bottom
  if (isBeside) return false
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 4))
  return Array.from({ length: steps + 1 }, (_, step) => step / steps).some((part) => {
    const x = from.x + (to.x - from.x) * part
    const y = from.y + (to.y - from.y) * part
    return x > left && x < right && y > top && y < bottom
  })
}

/** What no chart may show: things that overlap, lines through labels, and what leaves its window. */
function faultsOf({ groups, room }: Chart): string[] {
  const layout = mapLayout(groups, room)
  const rects = rectsOf(layout)
  const overlaps = rects.flatMap((rect, index) =>
    rects.slice(index + 1).flatMap((other) => (overlap(rect, other) ? ['overlap'] : [])),
  )
  const labels = labelsOf(layout)
  const crossed = linesOf(layout).flatMap((corners) =>
    corners.slice(1).flatMap((to, index) => {
      const from = corners[index] ?? to
      return labels.some((label) => crosses(from, to, label)) ? ['line in a label'] : []
    }),
  )
  const outside = rects.flatMap(({ position: { x, y }, width, height }) => {
    const isInside =
      layout.height === undefined ||
      (x >= 0 && y >= 0 && x + width <= room.width && y + height <= layout.height)
    return isInside ? [] : ['outside']
  })
  return [...overlaps, ...crossed, ...outside]
}

const windows = [320, 339, 340, 360, 390, 430, 640, 768, 915, 1199, 1200, 1280, 1600]
const charts = [
  [],
  [1],
  [1, 1, 1],
  [4, 4, 4, 6],
  [8, 8, 8, 8],
  [0, 12],
  [3, 3, 3, 3, 3],
  [2, 4, 6, 1, 3, 5],
  [3, 3, 3, 3, 3, 3, 3, 3],
  [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2],
]

describe('nothing overlaps, and no line goes through a label', () => {
  test.each(charts.map((chart) => [chart.join(' ') || 'no', chart] as const))(
    'with %s skills in the categories, in windows of 320 to 1600 px, with letters of up to 200 %%',
    (_, chart) => {
      for (const width of windows) {
        for (const textScale of [1, 1.25, 1.5, 2]) {
          const room = at(width, textScale)
          expect(faultsOf({ groups: groupsOf(...chart), room }), `${width} ${textScale}`).toEqual(
            [],
          )
        }
      }
    },
  )
})

describe('the wide chart', () => {
  const wide = (...skills: number[]) => mapLayout(groupsOf(...skills), at(1280))
  const directions = (layout: MapLayout) =>
    layout.groups.map((group) => {
      const { x, y } = islandOf(group, 'wide')
      return [Math.sign(Math.round(x)) + 0, Math.sign(Math.round(y)) + 0]
    })

  test('has four categories at the top, right, bottom and left of the learner', () => {
    expect(directions(wide(1, 1, 1, 1))).toEqual([
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ])
  })

  test('leaves those four there where there are more, which stand between', () => {
    const [top, right, bottom, left, ...others] = directions(wide(1, 1, 1, 1, 1, 1, 1, 1))
    expect([top, right, bottom, left]).toEqual([
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ])
    for (const [x, y] of others) expect([x, y]).not.toContain(0)
  })

  test('begins at 1200 px, or later where letters are larger', () => {
    const shapes = [at(1199), at(1200), at(1600, 1.25), at(1600, 1.5)].map((room) => {
      return mapLayout(groupsOf(1), room).shape
    })
    expect(shapes).toEqual(['column', 'wide', 'wide', 'column'])
  })

  test('moves nothing when a category closes', () => {
    const open = mapLayout(groupsOf(4, 4, 4, 6), at(1280))
    const groups = groupsOf(4, 4, 4, 6).map((group, index) => ({ ...group, isOpen: index > 0 }))
    const closed = mapLayout(groups, at(1280))
    expect(closed.groups.map(({ category }) => category)).toEqual(
      open.groups.map(({ category }) => category),
    )
    expect(closed.groups.map(({ skills }) => skills.length)).toEqual([0, 4, 4, 6])
    expect(closed.groups.slice(1)).toEqual(open.groups.slice(1))
  })

  test('shows 18 skills on a window of 1280 by 800 with names of 15 px', () => {
    const rects = rectsOf(wide(4, 4, 4, 6))
    const left = Math.min(...rects.map(({ position }) => position.x))
    const right = Math.max(...rects.map(({ position, width }) => position.x + width))
    const top = Math.min(...rects.map(({ position }) => position.y))
    const bottom = Math.max(...rects.map(({ position, height }) => position.y + height))
    expect((right - left) * (15 / 16)).toBeLessThan(1280 - 48)
    expect((bottom - top) * (15 / 16)).toBeLessThan(800 - 132 - 64)
  })
})

describe('the chart of a phone', () => {
  test('has room for three categories with a skill each on 360 by 740', () => {
    expect(mapLayout(groupsOf(1, 1, 1), at(360)).height).toBe(572)
  })

  test('is one line where letters are large or the window is very narrow', () => {
    const shapes = [at(360), at(320), at(390, 2)].map((room) => mapLayout(groupsOf(1), room).shape)
    expect(shapes).toEqual(['column', 'line', 'line'])
  })
})
