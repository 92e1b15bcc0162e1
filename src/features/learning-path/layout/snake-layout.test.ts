import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boxAt, overlaps, type Footprint } from '@/ui/chart/geometry'
import { snakeLayout, snakeRows } from './snake-layout'
import { snakeMeasures, type Room } from './snake-measures'

const plain: Footprint = { width: 168, above: 53, below: 100 }
const plains = (count: number) => Array.from({ length: count }, () => plain)
const layout = (count: number, width = 1280, more: Partial<Room> = {}) =>
  snakeLayout(plains(count), { width, portrait: false, ...more })
const phone = (count: number, width = 390) => layout(count, width, { portrait: true })

const lengths = (snake: ReturnType<typeof layout>) =>
  [...new Set(snake.spots.map(({ row }) => row))].map(
    (row) => snake.spots.filter((item) => item.row === row).length,
  )

const anyHeights = fc.record({
  above: fc.integer({ min: 46, max: 110 }),
  below: fc.integer({ min: 60, max: 300 }),
})
/** Random snakes of items with the label widths of the measures; the last one is the trophy. */
const anySnake = fc
  .tuple(
    fc.integer({ min: 320, max: 2560 }),
    fc.array(anyHeights, { minLength: 2, maxLength: 60 }),
    fc.constantFrom(1, 1.25, 1.5, 2, 3),
  )
  .map(([width, heights, textScale]) => {
    const room: Room = { width, portrait: width < 768, textScale }
    const { label, trophyLabel } = snakeMeasures(room)
    const list = heights.map((height, index) => {
      const isLast = index === heights.length - 1
      return { ...height, width: isLast ? trophyLabel : label }
    })
    return { room, list, snake: snakeLayout(list, room) }
  })

describe('the rows', () => {
  // [2.36.1]
  test('grow from two by one up to the longest', () => {
    const nodes = Array.from({ length: 20 }, (_, index) => index)
    expect(snakeRows(nodes, 2, 5).map((row) => row.length)).toEqual([2, 3, 4, 5, 5, 1])
    expect(snakeRows(nodes, 2, 5).flat()).toEqual(nodes)
  })

  test('are none without nodes', () => {
    expect(snakeRows([], 2, 5)).toEqual([])
    expect(layout(0)).toEqual({ spots: [], edges: [], height: 56 })
  })

  test.each([
    [1280, [2, 3, 4, 5, 5]],
    [1100, [2, 3, 4, 5, 5]],
    [1099, [2, 3, 4, 4, 4, 2]],
    [768, [2, 3, 3, 3, 3, 3, 2]],
    [2560, [2, 3, 4, 5, 5]],
  ])('at %i px hold as many nodes as fit, five at most', (width, expected) => {
    expect(lengths(layout(19, width))).toEqual(expected)
  })

  test('on a phone hold one node, then two', () => {
    expect(lengths(phone(8))).toEqual([1, 2, 2, 2, 1])
  })

  test('start under the end of the one before', () => {
    fc.assert(
      fc.property(anySnake, ({ snake }) => {
        for (const { from, to } of snake.edges.filter(({ shape }) => shape === 'turn')) {
          expect(to.position.x).toBe(from.position.x)
        }
      }),
    )
  })

  test('run the other way than the one before', () => {
    const directions = layout(9).edges.map(({ from, to }) =>
      Math.sign(to.position.x - from.position.x),
    )
    expect(directions).toEqual([1, 0, -1, -1, 0, 1, 1, 1])
  })
})

describe('a wide drawing', () => {
  const columnStep = ({ edges: [first] }: ReturnType<typeof layout>) =>
    first && first.to.position.x - first.from.position.x

  test('stands in the middle of the window', () => {
    const xs = layout(9).spots.map(({ position }) => position.x)
    expect(Math.min(...xs) + Math.max(...xs)).toBe(1280)
  })

  test('has 246 px between columns and 210 px between rows', () => {
    expect(columnStep(layout(9))).toBe(246)
    expect(layout(9).spots.map(({ position }) => position.y)).toEqual([
      84, 84, 294, 294, 294, 504, 504, 504, 504,
    ])
  })

  test('moves its columns together where the window is narrow', () => {
    expect(columnStep(layout(19, 1100))).toBe(227.5)
  })
})

describe('a phone drawing', () => {
  test('begins on the right and uses two columns, at 26 % and 74 %', () => {
    expect(phone(5, 400).spots.map(({ position }) => position.x)).toEqual([296, 296, 104, 104, 296])
  })

  test('has 168 px between rows', () => {
    expect(phone(5).spots.map(({ position }) => position.y)).toEqual([70, 238, 238, 406, 406])
  })
})

describe('the handles', () => {
  // [2.36.3]
  test('face each other in a row, and share a side at a turn', () => {
    const sides = layout(6).spots.map(
      ({ handles: { target, source } }) => `${target ?? '-'} ${source ?? '-'}`,
    )
    expect(sides).toEqual([
      '- right',
      'left right',
      'right left',
      'right left',
      'right left',
      'left -',
    ])
  })

  test('are missing only before the first and after the last node', () => {
    fc.assert(
      fc.property(anySnake, ({ snake }) => {
        for (const { index, handles } of snake.spots) {
          expect(handles.target === null).toBe(index === 0)
          expect(handles.source === null).toBe(index === snake.spots.length - 1)
        }
      }),
    )
  })
})

describe('the edges', () => {
  test('connect each node with the next one', () => {
    fc.assert(
      fc.property(anySnake, ({ list, snake }) => {
        expect(snake.edges.map(({ from, to }) => [from.index, to.index])).toEqual(
          list.slice(1).map((_, index) => [index, index + 1]),
        )
      }),
    )
  })

  // [2.36.1]
  test('are straight and level in a row, and one curve at each turn', () => {
    expect(layout(9).edges.map((edge) => edge.shape)).toEqual([
      'straight',
      'turn',
      'straight',
      'straight',
      'turn',
      'straight',
      'straight',
      'straight',
    ])
  })

  test('turn on the outside, first right, then left', () => {
    const { edges } = layout(9)
    expect(edges[1]).toMatchObject({ shape: 'turn', side: 'right', controlOffset: 120 })
    expect(edges[4]).toMatchObject({ shape: 'turn', side: 'left', controlOffset: -120 })
  })

  test('stay inside the drawing at every turn', () => {
    fc.assert(
      fc.property(anySnake, ({ room, snake }) => {
        for (const edge of snake.edges) {
          if (edge.shape === 'straight') continue
          // The widest point of a cubic curve whose control points have the same offset is at three
          // quarters of that offset.
          const outermost = edge.from.position.x + 0.75 * edge.controlOffset
          expect(outermost).toBeGreaterThan(2)
          expect(outermost).toBeLessThan(room.width - 2)
        }
      }),
    )
  })
})

test('nothing overlaps and nothing leaves the drawing, whatever the labels', () => {
  fc.assert(
    fc.property(anySnake, ({ room, list, snake }) => {
      const boxes = snake.spots.map(({ position, index }) => boxAt(position, list[index] ?? plain))
      for (const [index, box] of boxes.entries()) {
        expect(box.left).toBeGreaterThanOrEqual(0)
        expect(box.right).toBeLessThanOrEqual(room.width)
        expect(box.top).toBeGreaterThanOrEqual(0)
        expect(box.bottom).toBeLessThan(snake.height)
        expect(boxes.slice(index + 1).some((other) => overlaps(box, other))).toBe(false)
      }
    }),
  )
})

test('a tall label pushes the next row down, and only as far as needed', () => {
  const tall = { ...plain, below: 220 }
  const { spots } = snakeLayout([tall, ...plains(2)], { width: 1280, portrait: false })
  expect(spots[2]?.position.y).toBe(84 + 220 + 12 + 53)
})

test('the drawing ends under the last label', () => {
  expect(layout(9).height).toBe(504 + 100 + 56)
})
