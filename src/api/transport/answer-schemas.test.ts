import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  byId,
  id,
  innerList,
  list,
  optionalId,
  percent,
  saved,
  text,
  webAddress,
} from './answer-schemas'

describe('id', () => {
  it.each([
    [7, 7],
    ['7', '7'],
    [' 7 ', ' 7 '],
    ['a7', 'a7'],
  ])('keeps %j as it came', (value, expected) => expect(v.parse(id, value)).toBe(expected))

  it.each([null, undefined, '', ' ', Number.NaN, {}, true])('refuses %j', (value) => {
    expect(v.safeParse(id, value).success).toBe(false)
  })
})

describe('percent', () => {
  it.each([
    [40, 40],
    ['40', 40],
    [33.4, 33],
    [140, 100],
    [-3, 0],
    [null, 0],
    ['', 0],
    ['much', 0],
    [{}, 0],
  ])('reads %j as %i', (value, expected) => expect(v.parse(percent, value)).toBe(expected))
})

describe('text', () => {
  it.each([
    [' a ', 'a'],
    [5, '5'],
    [null, ''],
    [{}, ''],
    ['<b>bold</b>', '<b>bold</b>'],
  ])('reads %j as %j', (value, expected) => expect(v.parse(text, value)).toBe(expected))
})

describe('webAddress', () => {
  it.each(['https://a.example/b', 'http://a.example'])('keeps %s', (value) => {
    expect(v.parse(webAddress, value)).toBe(value)
  })

  it.each([
    'javascript:alert(1)',
    'javascript:alert("https://a.example")',
    'data:text/html,x',
    'ftp://a.example',
    '/clip.mp4',
    '',
    3,
    null,
  ])('drops %j', (value) => expect(v.parse(webAddress, value)).toBeNull())
})

describe('list', () => {
  const things = list(v.object({ id: optionalId, name: text }), byId)

  it('leaves out items that cannot be read', () => {
    expect(
      v.parse(list(v.object({ id })), [{ id: 1 }, null, { id: '' }, 'x', { id: '2' }]),
    ).toEqual([{ id: 1 }, { id: '2' }])
  })

  it('leaves out a second item with the same id, but none without id', () => {
    const items = [
      { id: 1, name: 'one' },
      { id: '1', name: 'again' },
      { name: 'no id' },
      { id: null, name: 'nor this' },
    ]
    expect(v.parse(things, items).map(({ name }) => name)).toEqual(['one', 'no id', 'nor this'])
  })

  it('is empty for null', () => {
    expect(v.parse(things, null)).toEqual([])
  })

  it.each([undefined, {}, 'x', 7])(
    'cannot be read from %j, but is empty inside an item',
    (value) => {
      expect(v.is(things, value)).toBe(false)
      expect(v.parse(v.object({ inside: innerList(things) }), { inside: value })).toEqual({
        inside: [],
      })
    },
  )

  it('is empty inside an item without it', () => {
    expect(v.parse(v.object({ inside: innerList(text) }), {})).toEqual({ inside: [] })
  })
})

describe('saved', () => {
  it.each(['', 'OK', null, undefined, {}, { message: 'Saved' }, []])('accepts %j', (value) => {
    expect(v.is(saved, value)).toBe(true)
  })

  it('rejects an HTML page, which is not from the backend', () => {
    expect(v.is(saved, ' <!doctype html><h1>Wi-Fi sign-in</h1>')).toBe(false)
  })
})
