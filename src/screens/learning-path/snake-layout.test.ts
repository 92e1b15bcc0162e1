import { describe, expect, test } from 'vitest'
import { nodes as sizes } from '@/theme/tokens'
import { snakeLayout, type Room, type Snake, type Spot } from './snake-layout'

type Box = { left: number; top: number; right: number; bottom: number }

const at = (width: number, textScale = 1): Room => ({ width, isWide: width >= 768, textScale })
const layout = (count: number, width = 1280) => snakeLayout(count, at(width))
const rowsOf = ({ spots }: Snake) =>
  [...new Set(spots.map(({ row }) => row))].map(
    (row) => spots.filter((spot) => spot.row === row).length,
  )

function boxOf({ x, y }: Spot, { box }: Snake): Box {
  const half = box.width / 2
  return { left: x - half, right: x + half, top: y - box.above, bottom: y + box.below }
}

/** Points of each curve from the end of a row to the next, as the chart draws it. */
function turnsOf({ spots, turn }: Snake, { isWide }: Room): { x: number; y: number }[] {
  const radius = (isWide ? sizes.path.desktop : sizes.path.mobile) / 2
  return spots.slice(1).flatMap((to, index) => {
    const from = spots[index]
    if (!from || from.row === to.row) return []
    const way = from.leaves === 'right' ? 1 : -1
    return Array.from({ length: 41 }, (_, step) => {
      const part = step / 40
      const [a, b, c, d] = [
        (1 - part) ** 3,
        3 * part * (1 - part) ** 2,
        3 * part ** 2 * (1 - part),
        part ** 3,
      ]
      const x = from.x + way * ((a + d) * radius + (b + c) * turn)
      return { x, y: a * from.y + b * (from.y + 20) + c * (to.y - 20) + d * to.y }
    })
  })
}

/** What no path may show: things that overlap, curves through labels, and what leaves its chart. */
function faultsOf(count: number, room: Room): string[] {
  const snake = snakeLayout(count, room)
  const boxes = snake.spots.map((spot) => boxOf(spot, snake))
  const turns = turnsOf(snake, room)
  const labels = boxes.map((box) => ({ ...box, top: box.top + 2 * snake.box.above }))
  return [
    ...boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        )
        .map(() => 'overlap'),
    ),
    ...turns
      .filter(({ x, y }) =>
        labels.some(
          (label) => x > label.left && x < label.right && y > label.top && y < label.bottom,
        ),
      )
      .map(() => 'line in a label'),
    ...boxes
      .filter(({ left, right, top, bottom }) => {
        return left < 0 || top < 0 || right > room.width || bottom > snake.height
      })
      .map(() => 'outside'),
    ...turns.filter(({ x }) => x < 0 || x > room.width).map(() => 'turn outside'),
  ]
}

describe('the rows', () => {
  test.each([
    [1280, [2, 3, 4, 5, 5]],
    [1100, [2, 3, 4, 5, 5]],
    [1099, [2, 3, 4, 4, 4, 2]],
    [768, [2, 3, 3, 3, 3, 3, 2]],
    [2560, [2, 3, 4, 5, 5]],
    [390, [1, 2, 2, 2, 2, 2, 2, 2, 2, 2]],
  ])('at %i px grow, and hold as many nodes as fit, five at most', (width, expected) => {
    expect(rowsOf(layout(19, width))).toEqual(expected)
  })

  test('begin below the end of the one before, and run the other way', () => {
    const ways = layout(9).spots.flatMap(({ x, row }, index, all) => {
      const next = all[index + 1]
      return next ? [next.row === row ? Math.sign(next.x - x) : next.x - x] : []
    })
    expect(ways).toEqual([1, 0, -1, -1, 0, 1, 1, 1])
  })
})

test('the handles face each other in a row, and share a side at a turn', () => {
  expect(layout(6).spots.map(({ enters, leaves }) => `${enters} ${leaves}`)).toEqual([
    'left right',
    'left right',
    'right left',
    'right left',
    'right left',
    'left right',
  ])
})

describe('nothing overlaps, no line goes through a label, and all is in the window', () => {
  const windows = [320, 360, 390, 600, 767, 768, 1024, 1100, 1280, 1600, 2560]

  test.each([2, 3, 8, 20, 60])('with %i nodes, with letters of up to 200 %%', (count) => {
    for (const width of windows) {
      for (const textScale of [1, 1.25, 1.5, 2]) {
        expect(faultsOf(count, at(width, textScale)), `${width} ${textScale}`).toEqual([])
      }
    }
  })
})
