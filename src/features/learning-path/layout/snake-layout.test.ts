import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { snakeLayout, snakeRows, type Extent, type SnakeInput } from './snake-layout'
import { snakeMeasures } from './snake-measures'

const plain: Extent = { above: 53, below: 100 }
const layout = (count: number, width = 1280, more: Partial<SnakeInput> = {}) =>
  snakeLayout({ width, portrait: false, extents: Array<Extent>(count).fill(plain), ...more })
const phone = (count: number, width = 390) => layout(count, width, { portrait: true })

const lengths = ({ spots }: ReturnType<typeof layout>) =>
  [...new Set(spots.map(({ row }) => row))].map(
    (row) => spots.filter((spot) => spot.row === row).length,
  )

const anyExtent = fc.record({
  above: fc.integer({ min: 46, max: 110 }),
  below: fc.integer({ min: 60, max: 300 }),
})
const anySnake = fc
  .tuple(
    fc.integer({ min: 320, max: 2560 }),
    fc.array(anyExtent, { minLength: 2, maxLength: 60 }),
    fc.constantFrom(1, 1.25, 1.5, 2, 3),
  )
  .map(([width, extents, textScale]): SnakeInput => {
    return { width, portrait: width < 768, textScale, extents }
  })

describe('the rows', () => {
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
      fc.property(anySnake, (input) => {
        const { spots, edges } = snakeLayout(input)
        for (const edge of edges.filter(({ shape }) => shape === 'turn')) {
          expect(spots[edge.to]?.x).toBe(spots[edge.from]?.x)
        }
      }),
    )
  })

  test('run the other way than the one before', () => {
    const { spots, edges } = layout(9)
    const directions = edges.map(({ from, to }) =>
      Math.sign((spots[to]?.x ?? 0) - (spots[from]?.x ?? 0)),
    )
    expect(directions).toEqual([1, 0, -1, -1, 0, 1, 1, 1])
  })
})

describe('a wide drawing', () => {
  test('stands in the middle of the window', () => {
    const xs = layout(9).spots.map((spot) => spot.x)
    expect(Math.min(...xs) + Math.max(...xs)).toBe(1280)
  })

  test('has 246 px between columns and 210 px between rows', () => {
    const { spots } = layout(9)
    expect((spots[1]?.x ?? 0) - (spots[0]?.x ?? 0)).toBe(246)
    expect(spots.map((spot) => spot.y)).toEqual([140, 140, 350, 350, 350, 560, 560, 560, 560])
  })

  test('moves its columns together where the window is narrow', () => {
    const { spots } = layout(19, 1100)
    expect((spots[1]?.x ?? 0) - (spots[0]?.x ?? 0)).toBe(227.5)
  })
})

describe('a phone drawing', () => {
  test('begins on the right and uses two columns, at 26 % and 74 %', () => {
    expect(phone(5, 400).spots.map((spot) => spot.x)).toEqual([296, 296, 104, 104, 296])
  })

  test('has 168 px between rows', () => {
    expect(phone(5).spots.map((spot) => spot.y)).toEqual([70, 238, 238, 406, 406])
  })
})

describe('the handles', () => {
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
      fc.property(anySnake, (input) => {
        const { spots } = snakeLayout(input)
        for (const [index, spot] of spots.entries()) {
          expect(spot.handles.target === null).toBe(index === 0)
          expect(spot.handles.source === null).toBe(index === spots.length - 1)
        }
      }),
    )
  })
})

describe('the edges', () => {
  test('connect each node with the next one', () => {
    fc.assert(
      fc.property(anySnake, (input) => {
        const { edges } = snakeLayout(input)
        expect(edges.map(({ from, to }) => [from, to])).toEqual(
          input.extents.slice(1).map((_, index) => [index, index + 1]),
        )
      }),
    )
  })

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
    const turns = layout(9).edges.filter((edge) => edge.shape === 'turn')
    expect(turns).toEqual([
      { from: 1, to: 2, shape: 'turn', side: 'right', controlOffset: 120 },
      { from: 4, to: 5, shape: 'turn', side: 'left', controlOffset: -120 },
    ])
  })

  test('stay inside the drawing at every turn', () => {
    fc.assert(
      fc.property(anySnake, (input) => {
        const { spots, edges } = snakeLayout(input)
        for (const edge of edges) {
          if (edge.shape === 'straight') continue
          // A cubic curve with both control points at one offset reaches three quarters of it.
          const outermost = (spots[edge.from]?.x ?? 0) + 0.75 * edge.controlOffset
          expect(outermost).toBeGreaterThan(2)
          expect(outermost).toBeLessThan(input.width - 2)
        }
      }),
    )
  })
})

test('nothing overlaps and nothing leaves the drawing, whatever the labels', () => {
  fc.assert(
    fc.property(anySnake, (input) => {
      const { label, trophyLabel } = snakeMeasures(input)
      const { spots, height } = snakeLayout(input)
      const boxes = spots.map(({ x, y }, index) => {
        const { above, below } = input.extents[index] ?? plain
        const half = (index === spots.length - 1 ? trophyLabel : label) / 2
        return { left: x - half, right: x + half, top: y - above, bottom: y + below }
      })
      for (const [index, box] of boxes.entries()) {
        expect(box.left).toBeGreaterThanOrEqual(0)
        expect(box.right).toBeLessThanOrEqual(input.width)
        expect(box.top).toBeGreaterThanOrEqual(0)
        expect(box.bottom).toBeLessThan(height)
        for (const other of boxes.slice(index + 1)) {
          const apart =
            box.right < other.left ||
            other.right < box.left ||
            box.bottom < other.top ||
            other.bottom < box.top
          expect(apart).toBe(true)
        }
      }
    }),
  )
})

test('a tall label pushes the next row down, and only as far as needed', () => {
  const tall = { above: 53, below: 220 }
  const { spots } = layout(3, 1280, { extents: [tall, plain, plain] })
  expect(spots[2]?.y).toBe(140 + 220 + 12 + 53)
})

test('the drawing ends under the last label', () => {
  expect(layout(9).height).toBe(560 + 100 + 56)
})
