import * as v from 'valibot'
import { fieldsOf, itemOf, kindOf, leniencyOf, type Schema } from './schema-fields'
import { normalizeName, toAddress, toBoolean, toChoice, toNumber } from './spellings'

export type AnswerObject = Readonly<Record<string, unknown>>

export function isAnswerObject(value: unknown): value is AnswerObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

type Context = {
  note: (place: string, received: string) => void
  /** The base of addresses without a host. */
  baseUrl: string
}

/**
 * Maps an answer to the field names and types of its schema: booleans, choices, numbers, lists and addresses. Fields
 * that the schema does not name stay unchanged.
 */
export function normalizeAnswer(
  schema: Schema,
  received: unknown,
  context: Context,
  place = '',
): unknown {
  const item = itemOf(schema)
  if (item)
    return normalizeList(item, leniencyOf(schema).isEmptyOnlyIfSent, received, context, place)
  if (isAnswerObject(received)) return normalizeObject(schema, received, context, place)
  const value = normalizeScalar(schema, received, context.baseUrl)
  if (value !== received) context.note(place, `as ${JSON.stringify(received).slice(0, 40)}`)
  return value
}

const join = (place: string, part: string | number) =>
  place === '' ? `${part}` : `${place}.${part}`

function normalizeScalar(schema: Schema, received: unknown, baseUrl: string): unknown {
  const kind = kindOf(schema)
  if (kind === 'boolean') return toBoolean(received) ?? received
  if (kind === 'number') return toNumber(received)
  if (kind !== 'other') return toChoice(received, kind.choices)
  return leniencyOf(schema).isVideoAddress ? toAddress(received, baseUrl) : received
}

function normalizeObject(schema: Schema, received: AnswerObject, context: Context, place: string) {
  const known = fieldsOf(schema)
  const names = new Map(Object.keys(known).map((name) => [normalizeName(name), name]))
  const fields = new Map<string, unknown>()
  for (const [key, value] of Object.entries(received)) {
    const name = names.get(normalizeName(key)) ?? key
    // The spelling of the contract wins over any other one.
    if (name !== key && (Object.hasOwn(received, name) || fields.has(name))) continue
    const at = join(place, name)
    if (name !== key) context.note(at, `as "${key}"`)
    const field = Object.hasOwn(known, name) ? known[name] : undefined
    fields.set(name, field ? normalizeAnswer(field, value, context, at) : value)
  }
  return Object.fromEntries(fields)
}

function normalizeList(
  item: Schema,
  isEmptyOnlyIfSent: boolean | undefined,
  received: unknown,
  context: Context,
  place: string,
): unknown {
  if (received === null) {
    context.note(place, 'as null')
    return []
  }
  if (!Array.isArray(received)) return received
  const { bareText = [] } = leniencyOf(item)
  const seen = new Set<string>()
  return received.flatMap((one: unknown, index) => {
    const at = join(place, index)
    const isText = typeof one === 'string' && bareText.length > 0
    const whole = isText ? Object.fromEntries(bareText.map((field) => [field, one])) : one
    const value = normalizeAnswer(item, whole, context, at)
    if (!v.is(item, value)) {
      context.note(at, 'an item that cannot be read')
      return isEmptyOnlyIfSent ? [value] : []
    }
    if (isText) context.note(at, 'as a bare text')
    const identity = identityOf(item, value)
    if (identity !== undefined && seen.has(identity)) {
      context.note(at, 'an id that was there already')
      return []
    }
    if (identity !== undefined) seen.add(identity)
    return [value]
  })
}

/** The identity of a list item: its id and type, else those of the object inside it that has an id. */
function identityOf(item: Schema, value: unknown): string | undefined {
  const fields = fieldsOf(item)
  if ('id' in fields) {
    const { id = value, type } = isAnswerObject(value) ? value : {}
    return isId(id) ? JSON.stringify([type, String(id).trim()]) : undefined
  }
  const about = Object.entries(fields).find(([, field]) => 'id' in fieldsOf(field))
  return about && isAnswerObject(value) ? identityOf(about[1], value[about[0]]) : undefined
}

const isId = (value: unknown) =>
  Number.isFinite(value) || (typeof value === 'string' && value.trim() !== '')
