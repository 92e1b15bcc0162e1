import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { snakeLayout } from '../layout/snake-layout'
import { boatBox } from './boat-box'

const plain = { portrait: false, atTrophy: false }
const sized = { width: 168, above: 100, below: 100 }
const layout = (width: number, portrait: boolean) =>
  snakeLayout(Array(14).fill(sized), { width, portrait })

const at = (index: number, width = 1280) => {
  const spot = layout(width, false).spots[index]
  if (!spot) throw new Error(`No node ${index}`)
  return { at: spot.position, boat: boatBox({ ...plain, at: spot.position, width }) }
}

describe('in a wide window', () => {
  test.each([0, 3])('the boat is up and left of its node, here number %i', (index) => {
    const { boat, ...node } = at(index)
    expect(boat.words).toBe('left')
    expect(boat.x + boat.width).toBe(node.at.x - 30)
    expect(boat.y).toBe(node.at.y - 88)
  })

  test('it is on the right where the chart ends on the left', () => {
    expect(at(8, 800).boat.words).toBe('left')
    const left = layout(800, false).spots.findIndex(
      ({ row, position }) => row > 0 && position.x < 220,
    )
    expect(at(left, 800).boat.words).toBe('right')
  })
})

test('at the trophy it lies on the left of the island, without words', () => {
  const { at: trophy } = at(13)
  const boat = boatBox({ ...plain, at: trophy, width: 1280, atTrophy: true })
  expect(boat.words).toBe('none')
  expect(boat.x + boat.width).toBeLessThan(trophy.x - 40)
})

test('the boat with its words stays inside the chart, at every node and width', () => {
  fc.assert(
    fc.property(fc.integer({ min: 320, max: 2000 }), fc.boolean(), (width, atTrophy) => {
      const portrait = width < 768
      for (const { position } of layout(width, portrait).spots) {
        const boat = boatBox({ at: position, width, portrait, atTrophy })
        expect(boat.x).toBeGreaterThanOrEqual(0)
        expect(boat.x + boat.width).toBeLessThanOrEqual(width)
        expect(boat.y).toBeGreaterThanOrEqual(0)
        expect(boat.y).toBeLessThan(position.y)
      }
    }),
  )
})
