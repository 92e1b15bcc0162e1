import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { snakeLayout } from '../layout/snake-layout'
import { boatSpot } from './boat-spot'

const plain = { portrait: false, atTrophy: false }
const layout = (width: number, portrait: boolean) =>
  snakeLayout({ width, portrait, extents: Array(14).fill({ above: 100, below: 100 }) })

const at = (index: number, width = 1280) => {
  const spot = layout(width, false).spots[index]
  if (!spot) throw new Error(`No spot ${index}`)
  return { spot, boat: boatSpot({ ...plain, spot, width }) }
}

describe('in a wide window', () => {
  test('the boat is up and left of its node', () => {
    const { spot, boat } = at(3)
    expect(boat.words).toBe('left')
    expect(boat.x + boat.width).toBe(spot.x - 30)
    expect(boat.y).toBe(spot.y - 88)
  })

  test('at the first node it is on the right, away from the heading', () => {
    const { spot, boat } = at(0)
    expect(boat).toMatchObject({ words: 'right', x: spot.x + 30 })
  })

  test('it is on the right where the chart ends on the left', () => {
    expect(at(8, 800).boat.words).toBe('left')
    const left = layout(800, false).spots.findIndex(({ row, x }) => row > 0 && x < 220)
    expect(at(left, 800).boat.words).toBe('right')
  })
})

test('at the trophy it lies on the left of the island, without words', () => {
  const { spot } = at(13)
  const boat = boatSpot({ ...plain, spot, width: 1280, atTrophy: true })
  expect(boat.words).toBe('none')
  expect(boat.x + boat.width).toBeLessThan(spot.x - 40)
})

test('the boat with its words stays inside the chart, at every node and width', () => {
  fc.assert(
    fc.property(fc.integer({ min: 320, max: 2000 }), fc.boolean(), (width, atTrophy) => {
      const portrait = width < 768
      for (const spot of layout(width, portrait).spots) {
        const boat = boatSpot({ spot, width, portrait, atTrophy })
        expect(boat.x).toBeGreaterThanOrEqual(0)
        expect(boat.x + boat.width).toBeLessThanOrEqual(width)
        expect(boat.y).toBeGreaterThanOrEqual(0)
        expect(boat.y).toBeLessThan(spot.y)
      }
    }),
  )
})
