import * as v from 'valibot'
import { expect, it } from 'vitest'
import { declare } from './stored-thing'

const facts = { owner: 'learner', until: 'sign-out', form: 'json', schema: v.unknown() } as const

it.each([
  ['accessToken', [], 'accessToken'],
  ['wizard_{learner}', [], 'wizard_sam'],
  ['trophyModal_{skillId}', [11], 'trophyModal_11'],
  ['lesson_{learner}_{lesson}', ['101-quiz-5'], 'lesson_sam_101-quiz-5'],
  ['lesson_{learner}_{lesson}', [null], null],
])('the key %s with %j is %s', (declared, parts, key) => {
  const { keyOf } = declare(declared, facts)
  expect(keyOf('sam', ...(parts as []))).toBe(key)
})

it.each([
  ['text', 'es', 'es'],
  ['json', ['1'], '["1"]'],
] as const)('a thing is written as %s and read again', (form, value, text) => {
  const thing = declare('a', { ...facts, form })
  expect(thing.toText(value)).toBe(text)
  expect(thing.fromText(text)).toEqual(value)
})

it('a dated thing is read again', () => {
  const thing = declare('a', { ...facts, form: 'dated' })
  expect(thing.fromText(thing.toText([0, 2]))).toEqual([0, 2])
})

it.each([null, '', 'x', 'null', '7', '{}', '["one"]', '{"version":2,"at":1,"value":[1]}'])(
  'the odd text %j is ignored',
  (text) => {
    const list = { ...facts, schema: v.array(v.number()) }
    for (const form of ['json', 'dated'] as const) {
      expect(declare('a', { ...list, form }).fromText(text)).toBeUndefined()
    }
  },
)
