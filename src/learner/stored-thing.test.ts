import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { declare, keptAt } from './stored-thing'

const ofLesson = { owner: 'learner', until: 'thirty-days', form: 'dated' } as const
const ticks = declare('ticks_{learner}_{lesson}', { ...ofLesson, schema: v.array(v.number()) })

describe('the key of a thing', () => {
  it('has the learner and the part in it where the declaration says so', () => {
    const wizard = declare('wizard_{learner}', { ...ofLesson, schema: v.number() })
    const trophy = declare('trophyModal_{skillId}', { ...ofLesson, schema: v.number() })
    const token = declare('accessToken', { ...ofLesson, schema: v.number() })
    expect(ticks.keysOf('sam', 1005)).toEqual(['ticks_sam_1005'])
    expect(wizard.keysOf('sam')).toEqual(['wizard_sam'])
    expect(trophy.keysOf('sam', 11)).toEqual(['trophyModal_11'])
    expect(token.keysOf('sam')).toEqual(['accessToken'])
  })

  it('has a name in it without what ends its place', () => {
    expect(ticks.keysOf('_a_%5F', 1005)).toEqual(['ticks_%5Fa%5F%255F_1005'])
  })

  it('is none while the part is not known', () => {
    expect(ticks.keysOf('sam', null)).toEqual([])
  })

  it('may have been another one in an earlier version', () => {
    expect(ticks.keysOf('sam', ['101-challenge-5', 5])).toEqual([
      'ticks_sam_101-challenge-5',
      'ticks_sam_5',
    ])
  })
})

it('a thing says whose it is, until when, and where', () => {
  const { key, name, isUnderLearner, owner, until } = ticks
  expect({ key, name, isUnderLearner, owner, until }).toEqual({
    key: 'ticks_{learner}_{lesson}',
    name: 'ticks',
    isUnderLearner: true,
    owner: 'learner',
    until: 'thirty-days',
  })
  expect(declare('a_{skillId}', { ...ofLesson, schema: v.number() }).isUnderLearner).toBe(false)
})

describe('what was kept, and what came since without a name', () => {
  const join = (kept: number[], newer: number[]) => [...kept, ...newer]
  const joining = declare('a', { ...ofLesson, form: 'json', schema: v.array(v.number()), join })

  it('are joined where the declaration says how', () => {
    expect(joining.joined('[1]', '[2]')).toBe('[1,2]')
  })

  it.each([null, '', '["one"]'])('are the newer alone after %j', (kept) => {
    expect(joining.joined(kept, '[2]')).toBe('[2]')
  })

  it('are the newer alone where that cannot be read, or nothing says how', () => {
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

  it.each(['text', 'json', 'dated'] as const)('is nothing where nothing is kept as %s', (form) => {
    expect(declare('a', { ...ofLesson, form, schema: v.unknown() }).fromText(null)).toBeUndefined()
  })

  it('has the time in it where it is dated', () => {
    const before = Date.now()
    const text = ticks.toText([0, 2])
    expect(ticks.fromText(text)).toEqual([0, 2])
    expect(keptAt(text)).toBeGreaterThanOrEqual(before)
  })

  it('of the version before is read as well', () => {
    const text = '{"version":1,"life":"thirty-days","at":1,"value":[1]}'
    expect(ticks.fromText(text)).toEqual([1])
    expect(keptAt(text)).toBe(1)
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
  ])('is nothing, of no time, when it is %j', (text) => {
    expect(ticks.fromText(text)).toBeUndefined()
    expect(keptAt(text)).toBeUndefined()
  })

  it('is nothing when its value is another one', () => {
    expect(ticks.fromText('{"version":1,"at":1,"value":["one"]}')).toBeUndefined()
  })
})
