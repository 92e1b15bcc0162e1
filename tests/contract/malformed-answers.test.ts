import { describe, expect, it } from 'vitest'
import { isNoSubSkills } from '@/api/learning'
import { ApiError } from '@/api/transport/api-error'
import { isKnownMessage } from '@/api/transport/known-messages'
import { malformedRows } from '@/mock-backend/malformed/all-rows'
import { mapValues } from '@/mock-backend/malformed/json'
import { transformAnswer } from '@/mock-backend/malformed/transform-answer'
import { ok, refusal } from '@/mock-backend/server/http-answers'
import { contractCalls, type ContractCall } from '@tests/fixtures/contract-calls'
import {
  answerMalformed,
  asked,
  meaning,
  read,
  readMalformed,
  readRegular,
} from './malformed-cases'

/**
 * Every call over every row of 'When the backend differs' (contract.md#when-the-backend-differs): two tables,
 * and a test for each pair in which the row changes the answer of the call.
 */

answerMalformed()

/** What a call came to: its value, or what is told of its failure. */
const outcome = (reading: Promise<unknown>) =>
  reading.then(
    (value) => ({ value: plain(value) }),
    (error: unknown) =>
      error instanceof ApiError ? { failed: error.kind, words: error.serverMessage } : { error },
  )

/** Ids are compared as texts. */
const plain = (value: unknown): unknown =>
  mapValues({ value }, (name, one) => {
    if (/id$/i.test(name) && typeof one === 'number') return String(one)
    return name === 'selectedSkills' && Array.isArray(one) ? one.map(String) : one
  })

/** All names and texts of a value, in their order. */
function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) =>
    (name === 'text' || name === 'name') && typeof one === 'string' ? [one] : textsOf(one),
  )
}

describe('an answer that differs is read as the regular one', () => {
  it.each(meaning('same'))('%s', async (_, one) => {
    expect(await outcome(readMalformed(one))).toEqual(await outcome(readRegular(one)))
  })
})

describe('an answer whose items have no ids is read for its texts', () => {
  it.each(meaning('texts'))('%s', async (_, one) => {
    const texts = textsOf(await readMalformed(one))
    expect(texts).toEqual(textsOf(await readRegular(one)))
    expect(texts.length).toBeGreaterThan(0)
  })
})

/** Two calls have a word of their own for "no". */
const ownNo: Partial<Record<ContractCall['name'], unknown>> = {
  'GET /auth/validate_reset_token': false,
  'POST /api/user/selected-skills': false,
}

describe('an answer that cannot be trusted is a failure of the call', () => {
  it.each(meaning('failure'))('%s', async (_, one) => {
    const failure: unknown = await readMalformed(one).then(
      (value) => (value === ownNo[one.call.name] ? new ApiError('unexpected') : value),
      (error: unknown) => error,
    )
    expect(failure).toBeInstanceOf(ApiError)
  })

  const spoken = meaning('failure').filter(
    ([, { row, call }]) => row.name.includes('success') && !(call.name in ownNo),
  )
  it.each(spoken)('%s, in the words of the server', async (_, one) => {
    await expect(readMalformed(one)).rejects.toMatchObject({ serverMessage: 'The disk is full' })
  })
})

describe('an answer with a meaning of its own', () => {
  const noSubSkills = meaning('own').filter(([, { row }]) => row.name.startsWith('no-subskills'))
  it.each(noSubSkills)('%s is known as the way back to the map', async (_, one) => {
    const failure: unknown = await readMalformed(one).catch((error: unknown) => error)
    expect(isNoSubSkills(failure)).toBe(true)
  })

  const done = meaning('own').filter(([, { row }]) => row.name === 'video-completed')
  it.each(done)('%s is a video that is completed', async (_, one) => {
    expect(await readMalformed(one)).toMatchObject({ completed: true })
  })

  it('has its test for every row of its kind', () => {
    expect(noSubSkills.length + done.length).toBe(meaning('own').length)
  })
})

describe('a module whose id another one has', () => {
  it('stays, where that is of another type', async () => {
    const path = contractCalls.find(({ name }) => name === 'GET /api/subskills')
    if (!path) throw new Error('There is no such call')
    const modules = [
      { id: 1, type: 'video', title: 'Watch' },
      { id: 1, type: 'quiz', title: 'Answer' },
      { id: '1', type: 'quiz', title: 'Again' },
    ]
    const answer = { skill_name: 'Cook', subskills: [{ id: 101, title: 'Read', modules }] }
    expect(await read(path, () => ok(answer))).toMatchObject({
      subSkills: [{ modules: [{ title: 'Watch' }, { title: 'Answer' }] }],
    })
  })
})

describe('a refusal says the same, whatever its key and its words', () => {
  const refusals = [
    ['POST /auth/register', 'Email already exists'],
    ['POST /onboarding/complete-profile', 'Username already exists'],
  ] as const
  const rows = malformedRows.filter(({ on }) => on !== undefined)
  const pairs = refusals.flatMap(([name, message]) =>
    rows.map((row) => [`${name}: ${row.name}`, { name, message, row }] as const),
  )

  it.each(pairs)('%s', async (_, { name, message, row }) => {
    const call = contractCalls.find((one) => one.name === name)
    if (!call) throw new Error(`There is no call ${name}`)
    const failure: unknown = await read(call, (language) =>
      transformAnswer([row], refusal(409, message), asked(call, language)),
    ).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ApiError)
    expect(failure instanceof ApiError && isKnownMessage(failure.serverMessage, message)).toBe(true)
  })
})
