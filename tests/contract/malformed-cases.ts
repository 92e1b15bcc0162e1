import { AxiosError, type AxiosAdapter, type AxiosResponse } from 'axios'
import i18next from 'i18next'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { client } from '@/api/transport/client'
import { env } from '@/config/env'
import { session } from '@/learner/session'
import { malformedRows } from '@/mock-backend/malformed/all-rows'
import { mapLists, mapValues } from '@/mock-backend/malformed/json'
import type { Asked, MalformedRow } from '@/mock-backend/malformed/row'
import { transformAnswer } from '@/mock-backend/malformed/transform-answer'
import { ok, toResponse, type Answer } from '@/mock-backend/server/http-answers'
import { contractCalls, type ContractCall } from '@tests/fixtures/contract-calls'

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

/** Has the client take these answers, as a learner who is signed in and reads Spanish. */
export function answerMalformed(): void {
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
}

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

export type Case = { call: ContractCall; row: MalformedRow; regular: unknown; note: string }

export const asked = ({ name }: ContractCall, language: Language): Asked => ({
  call: name,
  baseUrl,
  language,
  body: { state: 'completed' },
})

const malformed = (
  { call, row, regular }: Pick<Case, 'call' | 'row' | 'regular'>,
  language: Language,
) => transformAnswer([row], ok(regular), asked(call, language))

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
  malformedRows.flatMap((row) => {
    const changed = variants
      .map(([note, of]) => ({ call, row, regular: of(call.answer), note }))
      .filter((one) => JSON.stringify(malformed(one, 'es')) !== JSON.stringify(ok(one.regular)))
    return changed.filter(
      ({ regular }, index) =>
        changed.findIndex((one) => JSON.stringify(one.regular) === JSON.stringify(regular)) ===
        index,
    )
  }),
)
/** The pairs whose rows mean this, each with a title. */
export const meaning = (wanted: MalformedRow['meaning']) =>
  cases
    .filter(({ row }) => row.meaning === wanted)
    .map((one): [string, Case] => [`${one.call.name}: ${one.row.name}${one.note}`, one])

/** What the app makes of this answer, which may depend on the language that is asked for. */
export function read(
  { send }: ContractCall,
  given: (language: Language) => Answer,
): Promise<unknown> {
  answerIn = given
  return send()
}

export const readMalformed = (one: Case) => read(one.call, (language) => malformed(one, language))

export const readRegular = ({ call, row, regular }: Case) =>
  read(call, (language) => ok(row.equivalent?.(regular, asked(call, language)) ?? regular))
