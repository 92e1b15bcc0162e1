import { expect, test } from 'vitest'
import { skillKind } from './SkillDisc'

test('a skill has the icon that the server names, in any case', () => {
  expect(skillKind('recipe')).toBe('recipe')
  expect(skillKind(' Conversation ')).toBe('conversation')
})

test('cook counts as recipe and money as budget', () => {
  expect(skillKind('cook')).toBe('recipe')
  expect(skillKind('money')).toBe('budget')
})

test('an unknown name counts as knowledge', () => {
  expect(skillKind('')).toBe('knowledge')
  expect(skillKind('constructor')).toBe('knowledge')
})
