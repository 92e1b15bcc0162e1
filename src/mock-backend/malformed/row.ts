import type { Language } from '../curriculum/texts'
import type { Answer } from '../server/http-answers'

export type JsonAnswer = Extract<Answer, { kind: 'json' }>

/** Facts about the request that a row may depend on. */
export type CallInfo = {
  /** `GET /api/subskills`. */
  call: string
  /** The base address of the API, without a final slash. */
  baseUrl: string
  language: Language
  body: Readonly<Record<string, unknown>>
}

/**
 * How the app must read such a response: like the regular one; its texts only, since the ids are
 * missing; as a failure; or in a special way that `about` describes.
 */
export type Meaning = 'same' | 'texts' | 'failure' | 'own'

/**
 * One way in which a response may deviate from the contract (contract.md#when-the-backend-differs).
 */
export type MalformedRow = {
  name: string
  /** A short description for the README. */
  about: string
  meaning: Meaning
  /** Rows of one family exclude each other: if several are chosen, they take turns. */
  family: string
  /** Whether it may be combined with all others; rows that fail or lose data may not. */
  isCombinable: boolean
  /** To which responses it applies: those of success by default. */
  on?: 'success' | 'refusals' | 'all'
  /** Transforms the regular response; returns it unchanged if the row does not apply. */
  transform: (answer: JsonAnswer, info: CallInfo) => Answer
  /** The regular body that the app must read, if the transformed one cannot hold all of it. */
  equivalent?: (body: unknown, info: CallInfo) => unknown
  /** Converts the body of a request to the form that the endpoints expect. */
  acceptBody?: (body: CallInfo['body']) => CallInfo['body']
}

type Rest = Partial<Omit<MalformedRow, 'name' | 'about' | 'transform'>>

/** A row that changes only the body. */
export function bodyRow(
  name: string,
  about: string,
  change: (body: unknown, info: CallInfo) => unknown,
  rest: Rest = {},
): MalformedRow {
  const transform: MalformedRow['transform'] = (answer, info) => {
    const body = change(answer.body, info)
    return body === answer.body ? answer : { ...answer, body }
  }
  return answerRow(name, about, transform, rest)
}

/** A row that may replace the whole response. */
export function answerRow(
  name: string,
  about: string,
  transform: MalformedRow['transform'],
  rest: Rest = {},
): MalformedRow {
  const { meaning = 'same' } = rest
  return {
    name,
    about,
    transform,
    meaning,
    family: name,
    isCombinable: meaning === 'same',
    ...rest,
  }
}
