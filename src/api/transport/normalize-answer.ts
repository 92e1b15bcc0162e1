import * as v from 'valibot'
import { fieldsOf, itemOf, kindOf, leniencyOf, type Schema } from './schema-fields'
import { bare, toAddress, toBoolean, toChoice, toNumber } from './spellings'

export type AnswerObject = Readonly<Record<string, unknown>>

export function isAnswerObject(value: unknown): value is AnswerObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

type Context = {
  note: (place: string, came: string) => void
  /** What an address without a host belongs to. */
  baseUrl: string
}

/**
 * The answer with the schema's names of fields, and with its booleans, choices, numbers, lists and
 * addresses as the schema takes them. What no schema reads stays as it came.
 */
export function normalizeAnswer(
  schema: Schema,
  came: unknown,
  context: Context,
  place = '',
): unknown {
  const item = itemOf(schema)
  if (item) return normalizeList(item, leniencyOf(schema).isEmptyOnlyIfSent, came, context, place)
  if (isAnswerObject(came)) return normalizeObject(schema, came, context, place)
  const value = normalizeScalar(schema, came, context.baseUrl)
  if (value !== came) context.note(place, `as ${JSON.stringify(came).slice(0, 40)}`)
  return value
}

const join = (place: string, part: string | number) =>
  place === '' ? `${part}` : `${place}.${part}`

function normalizeScalar(schema: Schema, came: unknown, baseUrl: string): unknown {
  const kind = kindOf(schema)
  if (kind === 'boolean') return toBoolean(came) ?? came
  if (kind === 'number') return toNumber(came)
  if (kind !== 'other') return toChoice(came, kind.choices)
  return leniencyOf(schema).isVideoAddress ? toAddress(came, baseUrl) : came
}

function normalizeObject(schema: Schema, came: AnswerObject, context: Context, place: string) {
  const known = fieldsOf(schema)
  const names = new Map(Object.keys(known).map((name) => [bare(name), name]))
  const fields = new Map<string, unknown>()
  for (const [key, value] of Object.entries(came)) {
    const name = names.get(bare(key)) ?? key
    // The contract's own spelling goes before any other one.
    if (name !== key && (Object.hasOwn(came, name) || fields.has(name))) continue
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
  came: unknown,
  context: Context,
  place: string,
): unknown {
  if (came === null) {
    context.note(place, 'as null')
    return []
  }
  if (!Array.isArray(came)) return came
  const { bareText = [] } = leniencyOf(item)
  const seen = new Set<string>()
  return came.flatMap((one: unknown, index) => {
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

/** What tells an item from the others: its id, with its type where it has one, else that of what it is about. */
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
