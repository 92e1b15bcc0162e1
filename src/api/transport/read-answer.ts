import { ApiError, serverMessageOf } from './api-error'
import { saysDone, saysNo } from './known-messages'
import { isAnswerObject, normalizeAnswer, type AnswerObject } from './normalize-answer'
import { expectedOf, type ExpectedAnswer, type Schema } from './schema-fields'
import { envelopes, isSpelled, toBoolean } from './spellings'

/** One difference between an answer and the contract; only `npm run check:backend` shows it. */
export type Difference = {
  /** The path in the answer: `subskills.0.modules.2.status`; empty for the whole answer. */
  place: string
  /** A short description of what was received, without personal data. */
  received: string
}

type Reading = { value: unknown; differences: Difference[] }

/**
 * Parses an answer leniently: opens envelopes and maps other spellings to those of the schema
 * (contract.md#when-the-backend-differs). Throws ApiError: 'refused' if the answer says that nothing was done,
 * 'no-response' if it does not say whether a write was done, 'invalid-answer' if an expected list is missing.
 */
export function readAnswer(answer: unknown, schema: Schema, baseUrl = ''): Reading {
  const expected = expectedOf(schema)
  const differences: Difference[] = []
  const note = (place: string, received: string) => differences.push({ place, received })
  const body = unwrap(answer, expected, note)

  if (expected.mayBeEmpty && !isAnswerObject(body)) {
    return { value: readNonObject(body, note), differences }
  }
  refuseFailure(body, expected)
  if (expected.list !== undefined && !expected.mayLackList && !hasList(body, expected.list)) {
    throw invalidAnswer(`the list ${expected.list} is nowhere`, body)
  }
  return { value: normalizeAnswer(schema, body, { note, baseUrl }), differences }
}

type NoteDifference = (place: string, received: string) => void

/** Opens the envelope of an answer, if there is one. */
function unwrap(answer: unknown, expected: ExpectedAnswer, note: NoteDifference): unknown {
  if (Array.isArray(answer)) {
    return asList(
      answer,
      expected,
      expected.mayBeBareList ? undefined : () => note('', 'a bare list'),
    )
  }
  if (!isAnswerObject(answer)) return answer
  if (holdsExpected(answer, expected)) return withListInside(answer, expected, note)

  const found = Object.entries(answer).find(([key, inner]) => isEnvelope(key) && isWrapped(inner))
  if (!found) return answer
  const [key, inner] = found
  note('', `inside "${key}"`)
  if (Array.isArray(inner)) return asList(inner, expected)
  // Keep success and error fields from beside the envelope, unless it has the same ones inside.
  return isAnswerObject(inner)
    ? withListInside({ ...outcomeOf(answer), ...inner }, expected, note)
    : inner
}

const isEnvelope = (key: string) => envelopes.includes(key.toLowerCase())
const isWrapped = (inner: unknown) => Array.isArray(inner) || isAnswerObject(inner)

const outcomeKeys = ['success', 'ok', 'saved', 'error', 'errors']
function outcomeOf(answer: AnswerObject): AnswerObject {
  const keys = hasRefused(answer) ? [...outcomeKeys, 'status', 'message'] : outcomeKeys
  return Object.fromEntries(
    Object.entries(answer).filter(([key]) => keys.some((name) => isSpelled(key, name))),
  )
}

function asList(items: unknown[], { list }: ExpectedAnswer, noteIt?: () => void): unknown {
  if (list === undefined) return items
  noteIt?.()
  return { [list]: items }
}

function valueOf(answer: AnswerObject, name: string): unknown {
  if (Object.hasOwn(answer, name)) return answer[name]
  const key = Object.keys(answer).find((candidate) => isSpelled(candidate, name))
  return key === undefined ? undefined : answer[key]
}

const holds = (answer: AnswerObject, name: string) =>
  Object.keys(answer).some((key) => isSpelled(key, name))

function holdsExpected(answer: AnswerObject, { fields, list }: ExpectedAnswer): boolean {
  return fields.some((field) => {
    // `data` may be a list or an envelope: check that it is a list.
    if (field === list) return hasList(answer, list)
    return holds(answer, field)
  })
}

const hasList = (answer: unknown, key: string) => {
  if (!isAnswerObject(answer) || !holds(answer, key)) return false
  const value = valueOf(answer, key)
  return value === null || Array.isArray(value)
}

/** Opens an envelope around the list alone, beside other expected fields. */
function withListInside(
  answer: AnswerObject,
  { list }: ExpectedAnswer,
  note: NoteDifference,
): AnswerObject {
  if (list === undefined || hasList(answer, list)) return answer
  for (const [key, inner] of Object.entries(answer)) {
    const isUnderKey = isSpelled(key, list)
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

/** Reads the answer to a write that is not an object: an empty answer, a boolean, a word or a sentence. */
function readNonObject(body: unknown, note: NoteDifference): unknown {
  if (body === undefined || body === null || body === '' || isEmptyList(body)) {
    note('', 'an empty answer')
    return {}
  }
  if (toBoolean(body) === true) {
    note('', 'a bare yes')
    return {}
  }
  if (toBoolean(body) === false) throw new ApiError('refused')
  // An HTML page comes from a captive portal: the request has not reached the backend.
  if (typeof body !== 'string' || body.trimStart().startsWith('<')) {
    throw invalidAnswer('neither an object nor a word', body)
  }
  if (saysNo(body)) throw refused({ message: body })
  if (!saysDone(body)) {
    throw new ApiError('no-response', { cause: 'words that do not say whether it is saved' })
  }
  note('', 'a plain word')
  return {}
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0

const says = (answer: AnswerObject, flag: string, wanted: boolean) =>
  toBoolean(valueOf(answer, flag)) === wanted

/** `success: false`, or an HTTP error status as a field. Decides even if the answer has the expected fields. */
const isRefused = (answer: AnswerObject) =>
  says(answer, 'success', false) || /^[45]\d\d$/.test(String(valueOf(answer, 'status')))

/** Values of a `status` field that mean a failure. */
const failedStatus = /^(error|fail|failed|failure)$/i

function hasFailed(answer: AnswerObject): boolean {
  const status = valueOf(answer, 'status')
  return typeof status === 'string' && failedStatus.test(status.trim())
}

const hasRefused = (answer: AnswerObject) => isRefused(answer) || hasFailed(answer)

/** Fields that mean a failure in the answer to a write, but may mean something else in a lesson. */
function isUndone(answer: AnswerObject): boolean {
  const errors = valueOf(answer, 'errors')
  const hasErrors =
    typeof errors === 'object' ? Object.keys(errors ?? {}).length > 0 : Boolean(errors)
  return hasErrors || ['ok', 'saved'].some((flag) => says(answer, flag, false))
}

/** An `error` field, a failed status, or a message of failure that no field contradicts. */
function isError(answer: AnswerObject, { mayBeEmpty = false }: ExpectedAnswer): boolean {
  const error = valueOf(answer, 'error')
  if ((Boolean(error) && toBoolean(error) !== false) || hasFailed(answer)) return true
  const isDone = ['success', 'ok', 'saved'].some((flag) => says(answer, flag, true))
  return mayBeEmpty && !isDone && saysNo(serverMessageOf(answer) ?? '')
}

/** Throws 'refused' for a 2xx answer that says that nothing was done (contract.md#when-the-backend-differs). */
function refuseFailure(body: unknown, expected: ExpectedAnswer): void {
  if (!isAnswerObject(body)) return
  const others = expected.fields.filter((field) => field !== 'message' && field !== 'success')
  const isBare = !holdsExpected(body, { ...expected, fields: others })
  const isNo =
    isRefused(body) ||
    ((isBare || expected.mayBeEmpty) && isUndone(body)) ||
    (isBare && isError(body, expected))
  if (isNo) throw refused(body)
}

function refused(body: AnswerObject): ApiError {
  const serverMessage = serverMessageOf(body)
  return new ApiError('refused', { ...(serverMessage !== undefined && { serverMessage }) })
}

function invalidAnswer(reason: string, body: unknown): ApiError {
  const serverMessage = serverMessageOf(body)
  return new ApiError('invalid-answer', {
    cause: reason,
    ...(serverMessage !== undefined && { serverMessage }),
  })
}
