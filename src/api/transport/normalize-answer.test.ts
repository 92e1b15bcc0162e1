import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { id, list, percent, text, videoAddress } from './answer-schemas'
import { normalizeAnswer } from './normalize-answer'
import type { Schema } from './schema-fields'

function read(schema: Schema, answer: unknown) {
  const notes: string[] = []
  const note = (place: string, received: string) => notes.push(`${place}: ${received}`)
  const value = normalizeAnswer(schema, answer, { note, baseUrl: 'https://api.norte.example' })
  return { value, notes }
}

const optionalId = v.optional(v.fallback(v.nullable(id), null), null)
const status = v.fallback(v.picklist(['completed', 'in_progress']), 'in_progress')
const isCorrect = v.object({ isCorrect: v.optional(v.boolean()) })
const inList = (item: Schema, rules = {}) => v.object({ items: list(item, rules) })

describe('a field', () => {
  it.each([
    ['a yes or a no', v.boolean(), 'yes', true],
    ['one of some words', status, 'Completed', 'completed'],
    ['one of some words, which may be left out', v.optional(status), 'In progress', 'in_progress'],
    ['a number', percent, '40', 40],
    ['the address of a video', videoAddress, '/clip.mp4', 'https://api.norte.example/clip.mp4'],
  ])('that is %s is parsed', (_what, schema, came, value) => {
    expect(read(v.object({ field: schema }), { field: came })).toEqual({
      value: { field: value },
      notes: [`field: as ${JSON.stringify(came)}`],
    })
  })

  it.each([
    ['a text', text],
    ['an id', id],
    ['anything', v.unknown()],
  ])('that is %s stays unchanged', (_what, schema) => {
    for (const field of ['yes', 'Completed', '40', 40, '/clip.mp4', { a: 1 }, [1]]) {
      expect(read(v.object({ field: schema }), { field })).toEqual({ value: { field }, notes: [] })
    }
  })

  it('is noted with a short excerpt only', () => {
    const came = `in${' '.repeat(60)}progress`
    expect(read(v.object({ status }), { status: came }).notes).toEqual([
      `status: as "in${' '.repeat(37)}`,
    ])
  })

  it('that the schema does not name stays unchanged', () => {
    const answer = { wanted: 'yes', tags: [{ is_correct: 'yes' }] }
    expect(read(isCorrect, answer)).toEqual({ value: answer, notes: [] })
  })

  it('is noted if its name has another spelling', () => {
    expect(read(isCorrect, { is_correct: true }).notes).toEqual(['isCorrect: as "is_correct"'])
  })

  it('in the spelling of the schema wins over others, in any order', () => {
    const own = { value: { isCorrect: true }, notes: [] }
    expect(read(isCorrect, { isCorrect: true, is_correct: false })).toEqual(own)
    expect(read(isCorrect, { is_correct: false, isCorrect: true })).toEqual(own)
  })

  it('in two other spellings has the value of the first', () => {
    expect(read(isCorrect, { iscorrect: 'no', is_correct: 'yes' })).toEqual({
      value: { isCorrect: false },
      notes: ['isCorrect: as "iscorrect"', 'isCorrect: as "no"'],
    })
  })

  it('is found in nested objects and in each option of a union', () => {
    const two = v.object({ one: v.nullish(isCorrect), other: v.union([v.string(), isCorrect]) })
    expect(read(two, { one: { is_correct: true }, other: { is_correct: true } })).toEqual({
      value: { one: { isCorrect: true }, other: { isCorrect: true } },
      notes: ['one.isCorrect: as "is_correct"', 'other.isCorrect: as "is_correct"'],
    })
  })

  it('is found in each part of an intersection', () => {
    const joined = v.intersect([isCorrect, v.object({ status })])
    expect(read(joined, { is_correct: true, Status: 'Completed' }).value).toEqual({
      isCorrect: true,
      status: 'completed',
    })
  })
})

describe('the items of a list', () => {
  it('have unique ids', () => {
    const items = [{ id: '1 ' }, { id: 1 }, { id: 2 }, { id: ' 2' }]
    for (const item of [v.object({ id }), v.object({ id: optionalId })]) {
      expect(read(inList(item), { items })).toEqual({
        value: { items: [{ id: '1 ' }, { id: 2 }] },
        notes: ['items.1: an id that was there already', 'items.3: an id that was there already'],
      })
    }
  })

  it('are dropped without a required id', () => {
    const items = [{ id: Number.NaN }, { id: ' ' }, { id: true }, {}, 7]
    expect(read(inList(v.object({ id })), { items }).value).toEqual({ items: [] })
  })

  it('are identified by a nested object if they have no id', () => {
    const [cooking, money] = [{ category: { id: 1 } }, { category: { id: 2 } }]
    const entry = v.object({ category: v.object({ id }) })
    const items = [cooking, { category: {} }, {}, money, { category: { id: '2' } }]
    expect(read(inList(entry), { items }).value).toEqual({ items: [cooking, money] })
  })

  it('are identified by id and type, and may lack an id', () => {
    const [video, quiz, odd] = [{ type: 'video', id: 1 }, { type: 'quiz', id: 1 }, { type: 'pdf' }]
    const module = v.object({ id: optionalId, type: text })
    expect(
      read(inList(module), { items: [video, quiz, { type: 'video', id: '1' }, odd, odd] }),
    ).toEqual({
      value: { items: [video, quiz, odd, odd] },
      notes: ['items.2: an id that was there already'],
    })
  })

  it('may be ids', () => {
    const idOrWhole = v.union([id, v.object({ id })])
    expect(read(inList(idOrWhole), { items: [1, '2', '1', ' ', { id: 2 }] })).toEqual({
      value: { items: [1, '2'] },
      notes: [
        'items.2: an id that was there already',
        'items.3: an item that cannot be read',
        'items.4: an id that was there already',
      ],
    })
  })

  it('stay if they do not parse and the list must not become empty', () => {
    const items = [{}, null, 'Shop']
    expect(read(inList(v.string(), { isEmptyOnlyIfSent: true }), { items })).toEqual({
      value: { items },
      notes: ['items.0: an item that cannot be read', 'items.1: an item that cannot be read'],
    })
  })

  it('may lack an id, but not be null', () => {
    expect(read(inList(v.object({ id: optionalId })), { items: [{}, null, {}] })).toEqual({
      value: { items: [{}, {}] },
      notes: ['items.1: an item that cannot be read'],
    })
  })

  it('are empty for null', () => {
    expect(read(inList(text), { items: null })).toEqual({
      value: { items: [] },
      notes: ['items: as null'],
    })
  })

  it('are not parsed from a text', () => {
    expect(read(inList(text), { items: 'x' })).toEqual({ value: { items: 'x' }, notes: [] })
  })
})

describe('a plain string', () => {
  const option = v.pipe(v.object({ id: optionalId, text }), v.metadata({ bareText: ['text'] }))
  const goal = v.pipe(v.object({ id, name: text }), v.metadata({ bareText: ['id', 'name'] }))

  it('becomes the text of an item, and is noted', () => {
    expect(read(inList(option), { items: ['Yes'] })).toEqual({
      value: { items: [{ text: 'Yes' }] },
      notes: ['items.0: as a bare text'],
    })
  })

  it('stays a string in a list of texts, and is dropped from other lists', () => {
    const items = ['Wash']
    expect(read(inList(v.string()), { items })).toEqual({ value: { items }, notes: [] })
    expect(read(inList(v.object({ id })), { items })).toEqual({
      value: { items: [] },
      notes: ['items.0: an item that cannot be read'],
    })
  })

  it('that is also an id is dropped if it is blank', () => {
    expect(read(inList(goal), { items: ['Other', '  '] })).toEqual({
      value: { items: [{ id: 'Other', name: 'Other' }] },
      notes: ['items.0: as a bare text', 'items.1: an item that cannot be read'],
    })
  })
})
