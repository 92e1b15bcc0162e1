import { expect, test } from 'vitest'
import { namedKind } from './kinds'

test('a kind is the one that the server names, in any case', () => {
  expect(namedKind('recipe')).toBe('recipe')
  expect(namedKind(' Conversation ')).toBe('conversation')
})

test('cook counts as recipe and money as budget', () => {
  expect(namedKind('cook')).toBe('recipe')
  expect(namedKind('money')).toBe('budget')
})

test('an unknown name is no kind', () => {
  expect(namedKind('')).toBeUndefined()
  expect(namedKind('constructor')).toBeUndefined()
})
