import { ApiError, serverMessageOf } from './api-error'
import { isAnswerObject, putInContractWords, type AnswerObject } from './contract-words'
import type { ExpectedAnswer } from './expected-answer'
import { fieldName, toBoolean } from './spellings'

/** One thing that was read in another way than the contract says; QA sees it, a learner never does. */
export type Difference = {
  /** Where in the answer: `subskills.0.modules.2.status`; empty for the answer as a whole. */
  place: string
  /** What came, in a few words and without the learner's data. */
  came: string
}

type Reading = { value: unknown; differences: Difference[] }

/** What a backend may put an answer into, one of them and once. */
const envelopes = ['data', 'result', 'results', 'payload', 'response', 'body']

/**
 * An answer in the words of the contract, for the schema of its call: read for its meaning, however it
 * is wrapped and spelled (contract.md#when-the-backend-differs). Throws ApiError: 'refused' where the
 * answer says that nothing was done, 'invalid-answer' where an expected list is nowhere.
 */
export function readAnswer(answer: unknown, expected: ExpectedAnswer, baseUrl = ''): Reading {
  const differences: Difference[] = []
  const note = (place: string, came: string) => differences.push({ place, came })
  const body = unwrap(answer, expected, note)

  if (expected.mayBeEmpty && !isAnswerObject(body)) {
    return { value: readBareWord(body, note), differences }
  }
  refuseFailure(body, expected)
  if (expected.list !== undefined && !expected.mayLackList && !hasList(body, expected.list)) {
    throw invalidAnswer(`the list "${expected.list}" is nowhere`, body)
  }
  return {
    value: putInContractWords(body, { note, baseUrl, textItem: expected.textItem }),
    differences,
  }
}

type NoteDifference = (place: string, came: string) => void

/** The part of the answer that the call is about. */
function unwrap(answer: unknown, expected: ExpectedAnswer, note: NoteDifference): unknown {
  if (Array.isArray(answer)) {
    return asList(answer, expected, expected.mayBeBare ? undefined : () => note('', 'a bare list'))
  }
  if (!isAnswerObject(answer)) return answer
  if (holdsExpected(answer, expected)) return withListInside(answer, expected, note)

  const found = Object.entries(answer).find(([key, inner]) => isEnvelope(key) && isWrapped(inner))
  if (!found) return answer
  const [key, inner] = found
  note('', `inside "${key}"`)
  if (Array.isArray(inner)) return asList(inner, expected)
  // What stands beside the inside, a failure say, still counts where the inside does not say it.
  return isAnswerObject(inner)
    ? withListInside({ ...outcomeOf(answer), ...inner }, expected, note)
    : inner
}

const isEnvelope = (key: string) => envelopes.includes(key.toLowerCase())
const isWrapped = (inner: unknown) => Array.isArray(inner) || isAnswerObject(inner)

const outcomeKeys = ['success', 'error']
function outcomeOf(answer: AnswerObject): AnswerObject {
  const keys = saysNo(answer) ? [...outcomeKeys, 'status', 'message'] : outcomeKeys
  return Object.fromEntries(Object.entries(answer).filter(([key]) => keys.includes(fieldName(key))))
}

function asList(items: unknown[], { list }: ExpectedAnswer, noteIt?: () => void): unknown {
  if (list === undefined) return items
  noteIt?.()
  return { [list]: items }
}

function valueOf(answer: AnswerObject, name: string): unknown {
  if (Object.hasOwn(answer, name)) return answer[name]
  const key = Object.keys(answer).find((candidate) => fieldName(candidate) === name)
  return key === undefined ? undefined : answer[key]
}

const holds = (answer: AnswerObject, name: string) =>
  Object.keys(answer).some((key) => fieldName(key) === name)

function holdsExpected(answer: AnswerObject, { fields, list }: ExpectedAnswer): boolean {
  return fields.some((field) => {
    // `data` names a list and an envelope: it is the list only where it is one.
    if (field === list) return hasList(answer, list)
    return holds(answer, field)
  })
}

const hasList = (answer: unknown, key: string) => {
  if (!isAnswerObject(answer) || !holds(answer, key)) return false
  const value = valueOf(answer, key)
  return value === null || Array.isArray(value)
}

/** Beside other expected fields the list may stand in an envelope of its own. */
function withListInside(
  answer: AnswerObject,
  { list }: ExpectedAnswer,
  note: NoteDifference,
): AnswerObject {
  if (list === undefined || hasList(answer, list)) return answer
  for (const [key, inner] of Object.entries(answer)) {
    const isUnderKey = fieldName(key) === list
    if (!isUnderKey && !isEnvelope(key)) continue
    const items = Array.isArray(inner) ? inner : listIn(inner, list)
    if (items === undefined) continue
    note(list, `inside "${key}"`)
    return { ...answer, [list]: items }
  }
  return answer
}

function listIn(value: unknown, list: string): unknown[] | undefined {
  if (!isAnswerObject(value)) return undefined
  const found = [list, ...envelopes].map((key) => valueOf(value, key)).find(Array.isArray)
  return Array.isArray(found) ? found : undefined
}

const failureWord = /\b(error|fail\w*|invalid|denied|false|no|exception|warning|fatal)\b/i
const plainWords = /^[\p{L}\d][\p{L}\d '.,!-]{0,60}$/u

/** The answer to a write that is no object: nothing at all, a yes, a plain word. */
function readBareWord(body: unknown, note: NoteDifference): unknown {
  if (body === undefined || body === null || body === '') {
    note('', 'an empty answer')
    return {}
  }
  if (toBoolean(body) === true) {
    note('', 'a bare yes')
    return {}
  }
  if (toBoolean(body) === false) throw new ApiError('refused')
  if (typeof body !== 'string' || !plainWords.test(body.trim()) || failureWord.test(body)) {
    throw invalidAnswer('neither an object nor a plain word', body)
  }
  note('', 'a plain word')
  return {}
}

const isRefused = (answer: AnswerObject) => toBoolean(valueOf(answer, 'success')) === false

/** The words by which a common envelope says that nothing was done. */
const failedStatus = /^(error|fail|failed|failure)$/i

function hasFailed(answer: AnswerObject): boolean {
  const status = valueOf(answer, 'status')
  return typeof status === 'string' && failedStatus.test(status.trim())
}

const saysNo = (answer: AnswerObject) => isRefused(answer) || hasFailed(answer)

/**
 * A 2xx answer that says no: `success: false`; or, where nothing that was expected came, `error` or a
 * status that names one.
 */
function refuseFailure(body: unknown, expected: ExpectedAnswer): void {
  if (!isAnswerObject(body)) return
  const others = expected.fields.filter((field) => field !== 'message' && field !== 'success')
  const error = valueOf(body, 'error')
  const isError = (Boolean(error) && toBoolean(error) !== false) || hasFailed(body)
  if (!isRefused(body) && (!isError || holdsExpected(body, { ...expected, fields: others }))) return
  const serverMessage = serverMessageOf(body)
  throw new ApiError('refused', { ...(serverMessage !== undefined && { serverMessage }) })
}

function invalidAnswer(reason: string, body: unknown): ApiError {
  const serverMessage = serverMessageOf(body)
  return new ApiError('invalid-answer', {
    cause: reason,
    ...(serverMessage !== undefined && { serverMessage }),
  })
}
