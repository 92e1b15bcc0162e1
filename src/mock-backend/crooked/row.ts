import type { Language } from '../curriculum/texts'
import type { Answer } from '../server/http-answers'

export type JsonAnswer = Extract<Answer, { kind: 'json' }>

/** What a row knows of the request that it answers. */
export type Asked = {
  /** `GET /api/subskills`. */
  call: string
  /** The address of the API; no slash at the end. */
  baseUrl: string
  language: Language
  body: Readonly<Record<string, unknown>>
}

/**
 * What the app has to make of a crooked answer: the same as of the straight one; its texts, since the ids are
 * gone; a failure of the call; or something of its own, which `about` tells.
 */
export type Meaning = 'same' | 'texts' | 'failure' | 'own'

/** One way in which a backend may differ from the contract (contract.md#when-the-backend-differs). */
export type CrookedRow = {
  name: string
  /** What comes, for people. */
  about: string
  meaning: Meaning
  /** Rows of one family exclude each other: where several are wanted, they take turns. */
  family: string
  /** Whether it can come together with all the others; what fails or loses something cannot. */
  together: boolean
  /** Which answers it changes: those of success unless told otherwise. */
  on?: 'success' | 'refusals' | 'all'
  /** The straight answer, crooked. It comes back as it is where the row has nothing to change. */
  bend: (answer: JsonAnswer, asked: Asked) => Answer
  /** The straight body that it is to be read as, where a crooked one cannot hold all of it. */
  asIf?: (body: unknown, asked: Asked) => unknown
  /** What such a backend takes: the request's body, for endpoints that know the straight form only. */
  take?: (body: Asked['body']) => Asked['body']
}

type Rest = Partial<Omit<CrookedRow, 'name' | 'about' | 'bend'>>

/** A row that changes the body, and nothing else of the answer. */
export function bodyRow(
  name: string,
  about: string,
  change: (body: unknown, asked: Asked) => unknown,
  rest: Rest = {},
): CrookedRow {
  const bend: CrookedRow['bend'] = (answer, asked) => {
    const body = change(answer.body, asked)
    return body === answer.body ? answer : { ...answer, body }
  }
  return answerRow(name, about, bend, rest)
}

/** A row that makes another answer. */
export function answerRow(
  name: string,
  about: string,
  bend: CrookedRow['bend'],
  rest: Rest = {},
): CrookedRow {
  const { meaning = 'same' } = rest
  return { name, about, bend, meaning, family: name, together: meaning === 'same', ...rest }
}
