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
  infoOf,
  meaning,
  read,
  readMalformed,
  readRegular,
} from './malformed-cases'

/**
 * Every call with every malformed row (contract.md#when-the-backend-differs): a test for each pair
 * in which the row changes the call's response.
 */

answerMalformed()

/** The result of a call: its value, or what is reported about its failure. */
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

/** All names and texts of a value, in order. */
function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) =>
    (name === 'text' || name === 'name') && typeof one === 'string' ? [one] : textsOf(one),
  )
}

describe('a malformed response is read like the regular one', () => {
  it.each(meaning('same'))('%s', async (_, one) => {
    expect(await outcome(readMalformed(one))).toEqual(await outcome(readRegular(one)))
  })
})

describe('a malformed response without ids is read for its texts', () => {
  it.each(meaning('texts'))('%s', async (_, one) => {
    const texts = textsOf(await readMalformed(one))
    expect(texts).toEqual(textsOf(await readRegular(one)))
    expect(texts.length).toBeGreaterThan(0)
  })
})

/** Two calls have a value of their own for a refusal. */
const ownNo: Partial<Record<ContractCall['name'], unknown>> = {
  'GET /auth/validate_reset_token': false,
  'POST /api/user/selected-skills': false,
}

describe('a malformed response that cannot be trusted is a failure of the call', () => {
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
  it.each(spoken)('%s, with the message of the server', async (_, one) => {
    await expect(readMalformed(one)).rejects.toMatchObject({ serverMessage: 'The disk is full' })
  })
})

describe('a malformed response with a special meaning', () => {
  const noSubSkills = meaning('own').filter(([, { row }]) => row.name.startsWith('no-subskills'))
  it.each(noSubSkills)('%s leads back to the map', async (_, one) => {
    const failure: unknown = await readMalformed(one).catch((error: unknown) => error)
    expect(isNoSubSkills(failure)).toBe(true)
  })

  const done = meaning('own').filter(([, { row }]) => row.name === 'video-completed')
  it.each(done)('%s is a completed video', async (_, one) => {
    expect(await readMalformed(one)).toMatchObject({ completed: true })
  })

  it('has a test for every row', () => {
    expect(noSubSkills.length + done.length).toBe(meaning('own').length)
  })
})

describe('a module with the id of another one', () => {
  it('is kept if it has another type', async () => {
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

describe('a refusal is understood under any key and in any words', () => {
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
      transformAnswer([row], refusal(409, message), infoOf(call, language)),
    ).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ApiError)
    expect(failure instanceof ApiError && isKnownMessage(failure.serverMessage, message)).toBe(true)
  })
})
