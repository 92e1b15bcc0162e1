import { expect, test } from 'vitest'
import { hiddenCategories } from '@/learner/stored-things'
import { toggled } from './useHiddenCategories'

test('toggles one category without mutating the set', () => {
  const before = new Set(['1'])
  expect(toggled(before, '2')).toEqual(new Set(['1', '2']))
  expect(toggled(before, '1')).toEqual(new Set())
  expect(before).toEqual(new Set(['1']))
})

test('stored numbers are read as ids', () => {
  expect(hiddenCategories.fromText('[1,3]')).toEqual(['1', '3'])
})

test.each(['', 'not json', '{"1":true}', 'null', '7'])(
  'the malformed stored text %j hides none',
  (text) => {
    expect(hiddenCategories.fromText(text)).toBeUndefined()
  },
)
