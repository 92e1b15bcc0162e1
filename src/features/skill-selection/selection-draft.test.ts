import { describe, expect, test } from 'vitest'
import { session } from '@/learner/session'
import { parseIds, selectionDraft } from './selection-draft'

test.each([null, '', '{', '{}', 'null', '"11"'])('%j is no draft', (text) => {
  expect(parseIds(text)).toBeUndefined()
})

test('a draft may be empty, and what is no id is left out', () => {
  expect(parseIds('[]')).toEqual([])
  expect(parseIds('[11,"a",null,{},[3]]')).toEqual([11, 'a'])
})

describe('a kept draft', () => {
  test('has the agreed names', () => {
    selectionDraft.keep([11, 21], [1, 2])
    expect(localStorage.getItem('selectedSkills')).toBe('[11,21]')
    expect(localStorage.getItem('selectedOptions')).toBe('[1,2]')
    expect(selectionDraft.read()).toEqual([11, 21])
  })

  test('goes after the save, and when the learner signs out', () => {
    selectionDraft.keep([11], [1])
    selectionDraft.remove()
    expect(localStorage).toHaveLength(0)
    selectionDraft.keep([11], [1])
    session.end('signed-out')
    expect(selectionDraft.read()).toBeUndefined()
  })
})
