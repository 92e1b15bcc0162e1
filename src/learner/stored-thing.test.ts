import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { declare } from './stored-thing'

const ofLesson = { owner: 'learner', until: 'lesson-end', form: 'dated' } as const
const ticks = declare('ticks_{learner}_{lesson}', { ...ofLesson, schema: v.array(v.number()) })

describe('the key of a thing', () => {
  it('contains the learner and the part if declared', () => {
    const wizard = declare('wizard_{learner}', { ...ofLesson, schema: v.number() })
    const trophy = declare('trophyModal_{skillId}', { ...ofLesson, schema: v.number() })
    const token = declare('accessToken', { ...ofLesson, schema: v.number() })
    expect(ticks.keysOf('sam', 1005)).toEqual(['ticks_sam_1005'])
    expect(wizard.keysOf('sam')).toEqual(['wizard_sam'])
    expect(trophy.keysOf('sam', 11)).toEqual(['trophyModal_11'])
    expect(token.keysOf('sam')).toEqual(['accessToken'])
  })

  it('is missing while the part is not known', () => {
    expect(ticks.keysOf('sam', null)).toEqual([])
  })

  it('can have fallbacks of earlier versions', () => {
    expect(ticks.keysOf('sam', ['101-challenge-5', 5])).toEqual([
      'ticks_sam_101-challenge-5',
      'ticks_sam_5',
    ])
  })
})

it('a declaration has an owner, an end and a key', () => {
  const { key, name, isUnderLearner, owner, until } = ticks
  expect({ key, name, isUnderLearner, owner, until }).toEqual({
    key: 'ticks_{learner}_{lesson}',
    name: 'ticks',
    isUnderLearner: true,
    owner: 'learner',
    until: 'lesson-end',
  })
  expect(declare('a_{skillId}', { ...ofLesson, schema: v.number() }).isUnderLearner).toBe(false)
})

describe('a stored value and a newer one', () => {
  const join = (kept: number[], newer: number[]) => [...kept, ...newer]
  const joining = declare('a', { ...ofLesson, form: 'json', schema: v.array(v.number()), join })

  it('are joined if the declaration has `join`', () => {
    expect(joining.joined('[1]', '[2]')).toBe('[1,2]')
  })

  it.each([null, '', '["one"]'])('become the newer one after %j', (kept) => {
    expect(joining.joined(kept, '[2]')).toBe('[2]')
  })

  it('become the newer one if that does not parse or there is no `join`', () => {
    expect(joining.joined('[1]', 'x')).toBe('x')
    expect(ticks.joined(ticks.toText([1]), 'x')).toBe('x')
    expect(declare('a', { ...ofLesson, form: 'json', schema: v.number() }).joined('1', '2')).toBe(
      '2',
    )
  })
})

describe('the text of a thing', () => {
  it.each([
    ['text', 'es', 'es'],
    ['json', ['1'], '["1"]'],
  ] as const)('is written as %s', (form, value, text) => {
    const thing = declare('a', { ...ofLesson, form, schema: v.unknown() })
    expect(thing.toText(value)).toBe(text)
    expect(thing.fromText(text)).toEqual(value)
  })

  it.each(['text', 'json', 'dated'] as const)('is undefined if nothing is stored as %s', (form) => {
    expect(declare('a', { ...ofLesson, form, schema: v.unknown() }).fromText(null)).toBeUndefined()
  })

  it('contains the time if it is dated', () => {
    expect(ticks.fromText(ticks.toText([0, 2]))).toEqual([0, 2])
  })

  it('of the last version is read too', () => {
    const text = '{"version":1,"life":"thirty-days","at":1,"value":[1]}'
    expect(ticks.fromText(text)).toEqual([1])
  })

  it.each([
    null,
    '',
    'x',
    'null',
    '7',
    '{}',
    '[1]',
    '{"version":2,"at":1,"value":[1]}',
    '{"version":1,"at":"now","value":[1]}',
  ])('has no value and no time if it is %j', (text) => {
    expect(ticks.fromText(text)).toBeUndefined()
  })

  it('has no value if that does not match the schema', () => {
    expect(ticks.fromText('{"version":1,"at":1,"value":["one"]}')).toBeUndefined()
  })
})
