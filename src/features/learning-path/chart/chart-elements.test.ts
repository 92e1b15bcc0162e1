import { expect, test } from 'vitest'
import { snakeLayout } from '../layout/snake-layout'
import { edgePath } from './chart-elements'

const sized = { width: 168, above: 53, below: 100 }
const { edges } = snakeLayout(Array(6).fill(sized), { width: 1000, portrait: false })

const path = (index: number) => {
  const edge = edges[index]
  if (!edge) throw new Error(`No edge ${index}`)
  return edgePath(edge, 20)
}

test('in a row it is a straight line between the two nodes', () => {
  expect(path(0)).toBe('M500 84L746 84')
})

test('at a turn on the right it bends to the right, one curve for the whole turn', () => {
  expect(path(1)).toBe('M746 84C866 104 866 274 746 294')
})

test('at a turn on the left it bends to the left', () => {
  expect(path(4)).toBe('M254 294C134 314 134 484 254 504')
})
