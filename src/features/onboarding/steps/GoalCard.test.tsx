import { expect, test } from 'vitest'
import { goalIsland } from './GoalCard'

test.each([
  ['Connecting with Others', 'social'],
  ['Conectar con los demás', 'social'],
  ['Managing Finances', 'finances'],
  ['Manejar mi dinero', 'finances'],
  ['Living Independently', 'living'],
  ['Vivir de forma independiente', 'living'],
  ['Cook for my family', 'cooking'],
  ['Other', 'generic'],
  ['Otro', 'generic'],
  ['', 'generic'],
])('the goal %j has the island %s', (name, island) => {
  expect(goalIsland(name)).toBe(island)
})
