import { describe, expect, test } from 'vitest'
import { keepHidden, readHidden, toggled } from './hidden-categories'

const key = 'hiddenCategories_sam@example.com'

describe('hidden categories', () => {
  test('are kept by learner', () => {
    keepHidden('sam@example.com', new Set(['2', '4']))
    expect(localStorage.getItem(key)).toBe('["2","4"]')
    expect(readHidden('sam@example.com')).toEqual(new Set(['2', '4']))
    expect(readHidden('ana@example.com')).toEqual(new Set())
  })

  test('are neither kept nor read without a learner', () => {
    keepHidden(undefined, new Set(['2']))
    expect(localStorage).toHaveLength(0)
    expect(readHidden(undefined)).toEqual(new Set())
  })

  test('may be stored as numbers', () => {
    localStorage.setItem(key, '[1,3]')
    expect(readHidden('sam@example.com')).toEqual(new Set(['1', '3']))
  })

  test.each(['', 'not json', '{"1":true}', 'null', '7'])('ignore the odd text %j', (text) => {
    localStorage.setItem(key, text)
    expect(readHidden('sam@example.com')).toEqual(new Set())
  })

  test('toggle one and leave the others, and the set they came from', () => {
    const before = new Set(['1'])
    expect(toggled(before, '2')).toEqual(new Set(['1', '2']))
    expect(toggled(before, '1')).toEqual(new Set())
    expect(before).toEqual(new Set(['1']))
  })
})
