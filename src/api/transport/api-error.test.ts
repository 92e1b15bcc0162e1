import { describe, expect, it } from 'vitest'
import {
  ApiError,
  idNames,
  isUnanswered,
  kindOfStatus,
  isRetryable,
  serverMessageOf,
} from './api-error'

describe('the error of a call', () => {
  it('has its kind in the message for logs, and keeps its cause', () => {
    const cause = new Error('broken')
    const error = new ApiError('missing-id', { missing: 'quiz', cause })
    expect(String(error)).toBe('ApiError: API error: missing-id')
    expect(error).toMatchObject({ kind: 'missing-id', missing: 'quiz', cause })
  })

  it('names each of the nine ids whose absence has a sentence (rules.md#errors)', () => {
    const nine = 'quiz module subskill pdf skill state answer question selectedOption'
    expect(idNames.join(' ')).toBe(nine)
  })

  it.each([
    [400, 'bad-request'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [500, 'server'],
    [418, 'unexpected'],
  ])('with status %i is %s', (status, kind) => {
    expect(kindOfStatus(status)).toBe(kind)
  })
})

describe('the message of the server', () => {
  it.each([
    [{ message: ' Sorry ' }],
    [{ error: 'Sorry' }],
    [{ detail: 'Sorry' }],
    [{ message: 7, error: 'Sorry' }],
    [{ message: '  ', detail: 'Sorry' }],
    [{ message: 'Sorry', error: 'Other' }],
  ])('is found in %j', (body) => {
    expect(serverMessageOf(body)).toBe('Sorry')
  })

  it.each([
    undefined,
    null,
    'Sorry',
    {},
    { message: '' },
    { error: {} },
    { error: { message: 'Sorry' } },
    { message: ['Sorry'] },
    { data: { message: 'Sorry' } },
    { words: 'Sorry' },
  ])('is missing in %j', (body) => {
    expect(serverMessageOf(body)).toBeUndefined()
  })

  it('is cut if it is very long', () => {
    const long = 'Sorry. '.repeat(100)
    expect(serverMessageOf({ message: long })).toHaveLength(300)
  })
})

describe('a retry', () => {
  it.each([
    [408, true],
    [429, true],
    [499, false],
    [500, true],
    [503, true],
    [400, false],
    [401, false],
  ])('after status %i may help: %s', (status, helps) => {
    expect(isRetryable(new ApiError('unexpected', { status }))).toBe(helps)
  })

  it('may help without a response, and for no other kind', () => {
    expect(isRetryable(new ApiError('no-response'))).toBe(true)
    expect(isRetryable(new ApiError('setup'))).toBe(false)
    expect(isRetryable(new Error('no-response'))).toBe(false)
    expect(isRetryable({ kind: 'no-response' })).toBe(false)
  })
})

it('only a call without a response is unanswered', () => {
  expect(isUnanswered(new ApiError('no-response'))).toBe(true)
  expect(isUnanswered(new ApiError('server', { status: 500 }))).toBe(false)
  expect(isUnanswered({ kind: 'no-response' })).toBe(false)
})
