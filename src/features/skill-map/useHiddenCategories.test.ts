import { expect, test } from 'vitest'
import { hiddenCategories } from '@/learner/stored-things'
import { toggled } from './useHiddenCategories'

test('toggles one category', () => {
  expect(toggled(['1'], '2')).toEqual(['1', '2'])
  expect(toggled(['1', '2'], '1')).toEqual(['2'])
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
