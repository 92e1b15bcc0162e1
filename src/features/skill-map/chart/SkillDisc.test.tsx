import { expect, test } from 'vitest'
import { skillKind } from './SkillDisc'

test('a skill has the icon that the server names, whatever its case', () => {
  expect(skillKind('recipe')).toBe('recipe')
  expect(skillKind(' Conversation ')).toBe('conversation')
})

test('cook is a recipe and money a budget', () => {
  expect(skillKind('cook')).toBe('recipe')
  expect(skillKind('money')).toBe('budget')
})

test('an unknown name is knowledge', () => {
  expect(skillKind('')).toBe('knowledge')
  expect(skillKind('constructor')).toBe('knowledge')
})
