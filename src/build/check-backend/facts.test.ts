import { describe, expect, test } from 'vitest'
import { expiryFact, idsFact, languageFact, pageKeysOf, pagesFact } from './facts'

const module = (contentId: number | string, type: string, subSkillId: number) => ({
  contentId,
  type,
  subSkillId,
  status: null,
})

describe('the fact about ids', () => {
  test.each([
    ['numbers, none repeated', [module(1, 'video', 7), module(2, 'video', 7)]],
    ['texts, none repeated', [module('1', 'video', 7), module('2', 'quiz', 7)]],
    ['numbers and texts, repeated between types', [module(1, 'video', 7), module('1', 'quiz', 7)]],
    ['numbers, repeated between sub-skills', [module(1, 'video', 7), module(1, 'video', 8)]],
  ])('says: %s', (words, modules) => {
    expect(idsFact(modules)).toBe(`Ids: ${words} among 2 modules`)
  })

  test('says so if there is no module', () => {
    expect(idsFact([])).toBe('Ids: no module was seen')
  })
})

test.each([
  ['2027-01-01T00:00:00Z', 'with its time zone'],
  ['2027-01-01T00:00:00+02:00', 'with its time zone'],
  ['2027-01-01T00:00:00', 'without a time zone: read as UTC'],
  [1_798_761_600, 'epoch seconds'],
  ['1798761600000', 'epoch milliseconds'],
  [3600, 'a duration in seconds'],
  ['tomorrow', 'no time: ignored'],
])('expires_at %j is described correctly', (time, words) => {
  expect(expiryFact(time)).toBe(`expires_at: ${JSON.stringify(time)}, ${words}`)
})

test('an expiry that no response contains is "not seen"', () => {
  expect(expiryFact(undefined)).toBe('expires_at: not seen')
})

test('the same response in both languages is reported', () => {
  expect(languageFact({ a: 'Cook' }, { a: 'Cook' })).toContain('the same answer')
  expect(languageFact({ a: 'Cook' }, { a: 'Cocinar' })).toContain('follows')
})

test('page keys are found at the top level and one level down', () => {
  expect(pageKeysOf({ data: [], next: null })).toEqual(['next'])
  expect(pageKeysOf({ data: { items: [], Total: 40, page: 1 } })).toEqual(['Total', 'page'])
  expect(pageKeysOf([1])).toEqual([])
  expect(pageKeysOf({ data: [{ page: 1 }] })).toEqual([])
  expect(pagesFact(new Map([['GET /api/subskills', ['next']]]))).toBe(
    'Pages: the app reads the first only; GET /api/subskills has next',
  )
})
