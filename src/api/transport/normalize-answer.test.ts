import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { id, list, percent, text, videoAddress } from './answer-schemas'
import { normalizeAnswer } from './normalize-answer'
import type { Schema } from './schema-fields'

function read(schema: Schema, answer: unknown) {
  const notes: string[] = []
  const note = (place: string, came: string) => notes.push(`${place}: ${came}`)
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
  ])('that is %s is read as one', (_what, schema, came, value) => {
    expect(read(v.object({ field: schema }), { field: came })).toEqual({
      value: { field: value },
      notes: [`field: as ${JSON.stringify(came)}`],
    })
  })

  it.each([
    ['a text', text],
    ['an id', id],
    ['anything', v.unknown()],
  ])('that is %s stays as it is', (_what, schema) => {
    for (const field of ['yes', 'Completed', '40', 40, '/clip.mp4', { a: 1 }, [1]]) {
      expect(read(v.object({ field: schema }), { field })).toEqual({ value: { field }, notes: [] })
    }
  })

  it('is noted with no more of it than shows what it is', () => {
    const came = `in${' '.repeat(60)}progress`
    expect(read(v.object({ status }), { status: came }).notes).toEqual([
      `status: as "in${' '.repeat(37)}`,
    ])
  })

  it('that no schema reads stays as it is, with all that is in it', () => {
    const answer = { wanted: 'yes', tags: [{ is_correct: 'yes' }] }
    expect(read(isCorrect, answer)).toEqual({ value: answer, notes: [] })
  })

  it('is noted when its name was spelled otherwise', () => {
    expect(read(isCorrect, { is_correct: true }).notes).toEqual(['isCorrect: as "is_correct"'])
  })

  it('in its own spelling goes before all others, wherever it stands', () => {
    const own = { value: { isCorrect: true }, notes: [] }
    expect(read(isCorrect, { isCorrect: true, is_correct: false })).toEqual(own)
    expect(read(isCorrect, { is_correct: false, isCorrect: true })).toEqual(own)
  })

  it('in two other spellings is the first of them', () => {
    expect(read(isCorrect, { iscorrect: 'no', is_correct: 'yes' })).toEqual({
      value: { isCorrect: false },
      notes: ['isCorrect: as "iscorrect"', 'isCorrect: as "no"'],
    })
  })

  it('is found in objects, and in one of several forms', () => {
    const two = v.object({ one: v.nullish(isCorrect), other: v.union([v.string(), isCorrect]) })
    expect(read(two, { one: { is_correct: true }, other: { is_correct: true } })).toEqual({
      value: { one: { isCorrect: true }, other: { isCorrect: true } },
      notes: ['one.isCorrect: as "is_correct"', 'other.isCorrect: as "is_correct"'],
    })
  })

  it('is found in all that an object is joined from', () => {
    const joined = v.intersect([isCorrect, v.object({ status })])
    expect(read(joined, { is_correct: true, Status: 'Completed' }).value).toEqual({
      isCorrect: true,
      status: 'completed',
    })
  })
})

describe('the items of a list', () => {
  it('hold an id once', () => {
    const items = [{ id: '1 ' }, { id: 1 }, { id: 2 }, { id: ' 2' }]
    for (const item of [v.object({ id }), v.object({ id: optionalId })]) {
      expect(read(inList(item), { items })).toEqual({
        value: { items: [{ id: '1 ' }, { id: 2 }] },
        notes: ['items.1: an id that was there already', 'items.3: an id that was there already'],
      })
    }
  })

  it('are left out without the id that they need', () => {
    const items = [{ id: Number.NaN }, { id: ' ' }, { id: true }, {}, 7]
    expect(read(inList(v.object({ id })), { items }).value).toEqual({ items: [] })
  })

  it('are told apart by what they are about, where they have no id', () => {
    const [cooking, money] = [{ category: { id: 1 } }, { category: { id: 2 } }]
    const entry = v.object({ category: v.object({ id }) })
    const items = [cooking, { category: {} }, {}, money, { category: { id: '2' } }]
    expect(read(inList(entry), { items }).value).toEqual({ items: [cooking, money] })
  })

  it('are told apart by their type too, and may lack an id', () => {
    const [video, quiz, odd] = [{ type: 'video', id: 1 }, { type: 'quiz', id: 1 }, { type: 'pdf' }]
    const module = v.object({ id: optionalId, type: text })
    expect(
      read(inList(module), { items: [video, quiz, { type: 'video', id: '1' }, odd, odd] }),
    ).toEqual({
      value: { items: [video, quiz, odd, odd] },
      notes: ['items.2: an id that was there already'],
    })
  })

  it('may be the ids themselves', () => {
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

  it('stay although they cannot be read where that is another thing than an empty list', () => {
    const items = [{}, null, 'Shop']
    expect(read(inList(v.string(), { isEmptyOnlyIfSent: true }), { items })).toEqual({
      value: { items },
      notes: ['items.0: an item that cannot be read', 'items.1: an item that cannot be read'],
    })
  })

  it('may lack an id, but are something', () => {
    expect(read(inList(v.object({ id: optionalId })), { items: [{}, null, {}] })).toEqual({
      value: { items: [{}, {}] },
      notes: ['items.1: an item that cannot be read'],
    })
  })

  it('are none where it is null', () => {
    expect(read(inList(text), { items: null })).toEqual({
      value: { items: [] },
      notes: ['items: as null'],
    })
  })

  it('are not looked for in a text', () => {
    expect(read(inList(text), { items: 'x' })).toEqual({ value: { items: 'x' }, notes: [] })
  })
})

describe('a bare text', () => {
  const option = v.pipe(v.object({ id: optionalId, text }), v.metadata({ bareText: ['text'] }))
  const goal = v.pipe(v.object({ id, name: text }), v.metadata({ bareText: ['id', 'name'] }))

  it('is the words of an item, and is noted', () => {
    expect(read(inList(option), { items: ['Yes'] })).toEqual({
      value: { items: [{ text: 'Yes' }] },
      notes: ['items.0: as a bare text'],
    })
  })

  it('stays what it is in a list of texts, and is no item where nothing is known of it', () => {
    const items = ['Wash']
    expect(read(inList(v.string()), { items })).toEqual({ value: { items }, notes: [] })
    expect(read(inList(v.object({ id })), { items })).toEqual({
      value: { items: [] },
      notes: ['items.0: an item that cannot be read'],
    })
  })

  it('that is an id too is none where it says nothing', () => {
    expect(read(inList(goal), { items: ['Other', '  '] })).toEqual({
      value: { items: [{ id: 'Other', name: 'Other' }] },
      notes: ['items.0: as a bare text', 'items.1: an item that cannot be read'],
    })
  })
})
