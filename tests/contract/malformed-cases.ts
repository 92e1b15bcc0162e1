import { AxiosError, type AxiosAdapter, type AxiosResponse } from 'axios'
import i18next from 'i18next'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { client } from '@/api/transport/client'
import { env } from '@/config/env'
import { session } from '@/learner/session'
import { malformedRows } from '@/mock-backend/malformed/all-rows'
import { mapLists, mapValues } from '@/mock-backend/malformed/json'
import type { CallInfo, MalformedRow } from '@/mock-backend/malformed/row'
import { transformAnswer } from '@/mock-backend/malformed/transform-answer'
import { ok, toResponse, type Answer } from '@/mock-backend/server/http-answers'
import { contractCalls, type ContractCall } from '@tests/fixtures/contract-calls'

type Language = CallInfo['language']

let responseFor: (language: Language) => Answer
const realAdapter = client.defaults.adapter

/** Passes responses to the client without HTTP, since a thousand requests would prove no more. */
const answer: AxiosAdapter = async (config) => {
  const language = config.headers.get('Accept-Language') === 'es' ? 'es' : 'en'
  const sent = toResponse(responseFor(language))
  const data = await sent.text()
  const response: AxiosResponse = { data, status: sent.status, statusText: '', headers: {}, config }
  if (sent.ok) return response
  throw new AxiosError('Refused', AxiosError.ERR_BAD_RESPONSE, config, {}, response)
}

/** Makes the client receive these responses, for a signed-in learner who reads Spanish. */
export function answerMalformed(): void {
  beforeAll(async () => {
    client.defaults.adapter = answer
    // In Spanish, because a call whose message the app must recognize has to ask for English
    // anyway.
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

/**
 * The contract's response with its videos on the API's host, so that their addresses can be made
 * relative.
 */
const onApiHost = (answer: unknown) =>
  mapValues(answer, (name, value) => (name === 'videoUrl' ? `${baseUrl}/clips/clip.mp4` : value))

/** The response with empty lists: those inside items, or all of them. */
const emptyInside = (answer: unknown) =>
  mapLists(answer, (list, name) =>
    ['modules', 'skills', 'selectedSkills', 'steps'].includes(name) ? [] : list,
  )
const empty = (answer: unknown) => mapLists(answer, () => [])

export type Case = { call: ContractCall; row: MalformedRow; regular: unknown; note: string }

export const infoOf = ({ name }: ContractCall, language: Language): CallInfo => ({
  call: name,
  baseUrl,
  language,
  body: { state: 'completed' },
})

const malformed = (
  { call, row, regular }: Pick<Case, 'call' | 'row' | 'regular'>,
  language: Language,
) => transformAnswer([row], ok(regular), infoOf(call, language))

/**
 * The response with all booleans and completed states inverted, so that defaults cannot pass for
 * read values.
 */
const inverted = (answer: unknown) =>
  mapValues(answer, (_name, value) => {
    if (typeof value === 'boolean') return !value
    if (value === 'completed') return 'in_progress'
    return value === 'in_progress' ? 'completed' : value
  })

const variants: readonly [string, (answer: unknown) => unknown][] = [
  ['', onApiHost],
  [', the other way round', inverted],
  [', its lists inside empty', emptyInside],
  [', its list empty', empty],
]

/** Every pair in which the row changes a variant of the call's response. */
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
/** The cases of one meaning, with titles. */
export const meaning = (wanted: MalformedRow['meaning']) =>
  cases
    .filter(({ row }) => row.meaning === wanted)
    .map((one): [string, Case] => [`${one.call.name}: ${one.row.name}${one.note}`, one])

/** Sends the call and answers it with this response, which may depend on the language. */
export function read(
  { send }: ContractCall,
  given: (language: Language) => Answer,
): Promise<unknown> {
  responseFor = given
  return send()
}

export const readMalformed = (one: Case) => read(one.call, (language) => malformed(one, language))

export const readRegular = ({ call, row, regular }: Case) =>
  read(call, (language) => ok(row.equivalent?.(regular, infoOf(call, language)) ?? regular))
