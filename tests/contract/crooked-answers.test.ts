import { AxiosError, type AxiosAdapter, type AxiosResponse } from 'axios'
import i18next from 'i18next'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '@/api/transport/api-error'
import { client } from '@/api/transport/client'
import { isKnownMessage } from '@/api/transport/known-messages'
import { env } from '@/config/env'
import { session } from '@/learner/session'
import { bendAnswer } from '@/mock-backend/crooked/bend-answer'
import { crookedRows } from '@/mock-backend/crooked/crooked-rows'
import { mapLists, mapValues } from '@/mock-backend/crooked/json'
import type { Asked, CrookedRow } from '@/mock-backend/crooked/row'
import { ok, refusal, toResponse, type Answer } from '@/mock-backend/server/http-answers'
import { contractCalls, type ContractCall } from '@tests/fixtures/contract-calls'

/**
 * Every call over every row of 'When the backend differs' (contract.md#when-the-backend-differs): two tables,
 * and a test for each pair in which the row changes the answer of the call.
 */

type Language = Asked['language']

let answerIn: (language: Language) => Answer
const realAdapter = client.defaults.adapter

/** The answers come straight to the client: a thousand requests would prove nothing more. */
const answer: AxiosAdapter = async (config) => {
  const language = config.headers.get('Accept-Language') === 'es' ? 'es' : 'en'
  const sent = toResponse(answerIn(language))
  const data = await sent.text()
  const response: AxiosResponse = { data, status: sent.status, statusText: '', headers: {}, config }
  if (sent.ok) return response
  throw new AxiosError('Refused', AxiosError.ERR_BAD_RESPONSE, config, {}, response)
}

beforeAll(async () => {
  client.defaults.adapter = answer
  // A backend that speaks the language asked for must not be asked for Spanish where its words decide.
  await i18next.changeLanguage('es')
})
beforeEach(() => {
  session.start({ accessToken: 'secret', email: 'sam@example.com', remember: true })
})
afterAll(async () => {
  if (realAdapter !== undefined) client.defaults.adapter = realAdapter
  await i18next.changeLanguage('en')
})

const baseUrl = env().apiBaseUrl

/** The answer of the contract with its clips on the API's own host, so that they can be told without it. */
const atHome = (answer: unknown) =>
  mapValues(answer, (name, value) => (name === 'videoUrl' ? `${baseUrl}/clips/clip.mp4` : value))

/** The same answer with nothing in its lists; the lists inside items, or the one that is the answer. */
const emptyInside = (answer: unknown) =>
  mapLists(answer, (list, name) =>
    ['modules', 'skills', 'selectedSkills', 'steps'].includes(name) ? [] : list,
  )
const empty = (answer: unknown) => mapLists(answer, () => [])

type Case = { call: ContractCall; row: CrookedRow; straight: unknown; note: string }

const asked = ({ name }: ContractCall, language: Language): Asked => ({
  call: name,
  baseUrl,
  language,
  body: { state: 'completed' },
})

const bent = (
  { call, row, straight }: Pick<Case, 'call' | 'row' | 'straight'>,
  language: Language,
) => bendAnswer([row], ok(straight), asked(call, language))

/** Every yes a no, and what is done a beginning: so that neither is taken for granted. */
const otherWayRound = (answer: unknown) =>
  mapValues(answer, (_name, value) => {
    if (typeof value === 'boolean') return !value
    if (value === 'completed') return 'in_progress'
    return value === 'in_progress' ? 'completed' : value
  })

const variants: readonly [string, (answer: unknown) => unknown][] = [
  ['', atHome],
  [', the other way round', otherWayRound],
  [', its lists inside empty', emptyInside],
  [', its list empty', empty],
]

/** Every pair in which the row changes the answer, or what becomes of it without what is in its lists. */
const cases: readonly Case[] = contractCalls.flatMap((call) =>
  crookedRows.flatMap((row) => {
    const changed = variants
      .map(([note, of]) => ({ call, row, straight: of(call.answer), note }))
      .filter((one) => JSON.stringify(bent(one, 'es')) !== JSON.stringify(ok(one.straight)))
    return changed.filter(
      ({ straight }, index) =>
        changed.findIndex((one) => JSON.stringify(one.straight) === JSON.stringify(straight)) ===
        index,
    )
  }),
)
/** The pairs whose rows mean this, each with a title. */
const meaning = (wanted: CrookedRow['meaning']) =>
  cases
    .filter(({ row }) => row.meaning === wanted)
    .map((one): [string, Case] => [`${one.call.name}: ${one.row.name}${one.note}`, one])

/** What the app makes of this answer, which may depend on the language that is asked for. */
function read({ send }: ContractCall, given: (language: Language) => Answer): Promise<unknown> {
  answerIn = given
  return send()
}

const readCrooked = (one: Case) => read(one.call, (language) => bent(one, language))

const readStraight = ({ call, row, straight }: Case) =>
  read(call, (language) => ok(row.asIf?.(straight, asked(call, language)) ?? straight))

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

describe('an answer that differs is read as the straight one', () => {
  it.each(meaning('same'))('%s', async (_, one) => {
    expect(await outcome(readCrooked(one))).toEqual(await outcome(readStraight(one)))
  })
})

describe('an answer whose items have no ids is read for its texts', () => {
  it.each(meaning('texts'))('%s', async (_, one) => {
    const texts = textsOf(await readCrooked(one))
    expect(texts).toEqual(textsOf(await readStraight(one)))
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
    const failure: unknown = await readCrooked(one).then(
      (value) => (value === ownNo[one.call.name] ? new ApiError('unexpected') : value),
      (error: unknown) => error,
    )
    expect(failure).toBeInstanceOf(ApiError)
  })

  const spoken = meaning('failure').filter(
    ([, { row, call }]) => row.name.includes('success') && !(call.name in ownNo),
  )
  it.each(spoken)('%s, in the words of the server', async (_, one) => {
    await expect(readCrooked(one)).rejects.toMatchObject({ serverMessage: 'The disk is full' })
  })
})

describe('a refusal says the same, whatever its key and its words', () => {
  const refusals = [
    ['POST /auth/register', 'Email already exists'],
    ['POST /onboarding/complete-profile', 'Username already exists'],
  ] as const
  const rows = crookedRows.filter(({ on }) => on !== undefined)
  const pairs = refusals.flatMap(([name, message]) =>
    rows.map((row) => [`${name}: ${row.name}`, { name, message, row }] as const),
  )

  it.each(pairs)('%s', async (_, { name, message, row }) => {
    const call = contractCalls.find((one) => one.name === name)
    if (!call) throw new Error(`There is no call ${name}`)
    const failure: unknown = await read(call, (language) =>
      bendAnswer([row], refusal(409, message), asked(call, language)),
    ).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ApiError)
    expect(failure instanceof ApiError && isKnownMessage(failure.serverMessage, message)).toBe(true)
  })
})
