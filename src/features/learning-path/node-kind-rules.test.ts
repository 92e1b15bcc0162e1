import { describe, expect, test } from 'vitest'
import { nodeKind } from './node-kind-rules'

describe('the kind the server names', () => {
  test.each([
    'introduction',
    'knowledge',
    'practice',
    'challenge',
    'story',
    'recipe',
    'budget',
    'conflict',
    'conversation',
  ])('%s is taken over', (kind) => {
    expect(nodeKind(kind, 'Talk about money', 'Cook a soup')).toBe(kind)
  })

  test('recipe and cook are one kind, and so are budget and money', () => {
    expect(nodeKind('cook', '', '')).toBe('recipe')
    expect(nodeKind('money', '', '')).toBe('budget')
  })

  test.each(['', 'dance', 'constructor', '__proto__'])(
    '%j is unknown: the names decide',
    (type) => {
      expect(nodeKind(type, 'Make a budget', '')).toBe('budget')
    },
  )
})

describe('the kind a name tells', () => {
  test.each([
    ['Intro to tools', 'introduction'],
    ['Introduction', 'introduction'],
    ['INTRODUCCIÓN a la cocina', 'introduction'],
    ['Make a budget', 'budget'],
    ['Where your money goes', 'budget'],
    ['Tu presupuesto', 'budget'],
    ['Ahorrar dinero', 'budget'],
    ['Read the recipe', 'recipe'],
    ['Cooking for two', 'recipe'],
    ['Leer las recetas', 'recipe'],
    ['Cocinar en casa', 'recipe'],
    ['Conflicts at home', 'conflict'],
    ['Resolver un conflicto', 'conflict'],
    ['Start a conversation', 'conversation'],
    ['Una conversación tranquila', 'conversation'],
    ['Conversaciones', 'conversation'],
    ['Wash and cut', 'knowledge'],
  ])('%s: %s', (title, kind) => {
    expect(nodeKind('', title, '')).toBe(kind)
  })

  test('letters inside another word tell nothing', () => {
    expect(nodeKind('', 'Precook it', '')).toBe('knowledge')
  })

  test('the first kind of the list wins when a name tells two', () => {
    expect(nodeKind('', 'Introduction to money', '')).toBe('introduction')
  })

  test("the sub-skill's title comes before the skill's name", () => {
    expect(nodeKind('', 'A hard conversation', 'Cook a simple recipe')).toBe('conversation')
  })

  test("the skill's name helps a title that tells nothing", () => {
    expect(nodeKind('', 'Wash and cut', 'Cook a simple recipe')).toBe('recipe')
  })
})
