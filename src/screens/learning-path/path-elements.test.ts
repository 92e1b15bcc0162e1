import { expect, test } from 'vitest'
import { nodesOnPath } from '@/domain/path-nodes'
import { subSkillOf } from '@tests/support/module-data'
import { pathElements, type BoatFlowNode, type PathFlowNode } from './path-elements'
import { snakeLayout } from './snake-layout'

const pathNodes = nodesOnPath({
  skillName: 'Cook',
  subSkills: [1, 2, 3, 4].map((number) => subSkillOf(`Part ${number}`, 'n')),
})

/** How far beside its straight way the boat sails to the node with this index. */
function detourTo(boatAt: number, width: number): number {
  const room = { width, isWide: width >= 768, textScale: 1 }
  const snake = snakeLayout(pathNodes.nodes.length, room)
  const { nodes } = pathElements({ pathNodes, snake, room, boatAt })
  const boat = nodes.find((node): node is BoatFlowNode => node.type === 'boat')
  if (!boat) throw new Error('There is no boat')
  return boat.data.detour
}

test('the first node of a path has no connection before it, the last none after it, all others both', () => {
  const room = { width: 1280, isWide: true, textScale: 1 }
  const snake = snakeLayout(pathNodes.nodes.length, room)
  const { nodes } = pathElements({ pathNodes, snake, room, boatAt: 0 })
  const sides = nodes
    .filter((node): node is PathFlowNode => node.type === 'path-node')
    .map(({ data: { handles } }) => [handles.target !== null, handles.source !== null])
  const between = Array.from({ length: sides.length - 2 }, () => [true, true])
  expect(sides).toEqual([[false, true], ...between, [true, false]])
})

test('within a row the boat sails straight, from row to row around the names on the side of the line', () => {
  // Rows of 2 and 3 nodes: the first ends at the right, the second at the left.
  expect(detourTo(1, 1280)).toBe(0)
  expect(detourTo(2, 1280)).toBeGreaterThan(84)
  expect(detourTo(3, 1280)).toBe(0)
  expect(detourTo(5, 1280)).toBeLessThan(-84)
})

test('on a phone the boat stays in the chart', () => {
  expect(detourTo(1, 390)).toBeGreaterThan(20)
  expect(detourTo(1, 390)).toBeLessThan(84)
})
