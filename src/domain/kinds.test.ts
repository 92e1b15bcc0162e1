import { expect, test } from 'vitest'
import { nodeKind } from './kinds'

test.each([
  ['introduction', 'introduction'],
  ['knowledge', 'knowledge'],
  ['practice', 'practice'],
  ['challenge', 'challenge'],
  ['story', 'story'],
  ['recipe', 'recipe'],
  ['cook', 'recipe'],
  ['budget', 'budget'],
  ['money', 'budget'],
  ['conflict', 'conflict'],
  ['conversation', 'conversation'],
  [' Conversation ', 'conversation'],
])('the node type %s of the server is the kind %s, whatever the names say', (type, kind) => {
  expect(nodeKind(type, 'Talk about money', 'Cook a soup')).toBe(kind)
})

test.each(['', 'dance', 'constructor', '__proto__'])(
  'of the node type %j the names decide',
  (type) => {
    expect(nodeKind(type, 'Make a budget', '')).toBe('budget')
  },
)

test.each([
  ['Intro to tools', '', 'introduction'],
  ['INTRODUCCIÓN a la cocina', '', 'introduction'],
  ['Make a budget', '', 'budget'],
  ['Where your money goes', '', 'budget'],
  ['Tu presupuesto', '', 'budget'],
  ['Ahorrar dinero', '', 'budget'],
  ['Read the recipe', '', 'recipe'],
  ['Cooking for two', '', 'recipe'],
  ['Leer las recetas', '', 'recipe'],
  ['Cocinar en casa', '', 'recipe'],
  ['Conflicts at home', '', 'conflict'],
  ['Resolver un conflicto', '', 'conflict'],
  ['Start a conversation', '', 'conversation'],
  ['Conversaciones tranquilas', '', 'conversation'],
  ['Precook it', '', 'knowledge'],
  ['Introduction to money', '', 'introduction'],
  ['A hard conversation', 'Cook a simple recipe', 'conversation'],
  ['Wash and cut', 'Cook a simple recipe', 'recipe'],
])('the sub-skill %j of the skill %j is of the kind %s', (title, skill, kind) => {
  expect(nodeKind('', title, skill)).toBe(kind)
})
