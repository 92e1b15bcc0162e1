import { fieldName, toAddress, toBoolean, toNumber, toStatus } from './spellings'

export type AnswerObject = Readonly<Record<string, unknown>>

export function isAnswerObject(value: unknown): value is AnswerObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

type Context = {
  note: (place: string, came: string) => void
  /** What an address without a host belongs to. */
  baseUrl: string
  /** What a bare text stands for in the list of the answer. */
  textItem: string | undefined
}

/** Deeper than any answer of the contract. */
const deepest = 12

const booleanFields = new Set([
  'onboard_completed',
  'isLinkedToGoal',
  'hasSkillsForUser',
  'success',
  'isCorrect',
])
const statusFields = new Set(['status', 'updatedState'])
const numberFields = new Set(['progress'])

type Identity = (item: AnswerObject) => unknown
const byId: Identity = ({ id }) => id
const byTypeAndId: Identity = ({ type, id }) =>
  isId(id) ? JSON.stringify([type, String(id)]) : null
const byCategory: Identity = ({ category }) =>
  isAnswerObject(category) ? category['id'] : undefined

type ListRule = {
  identity?: Identity
  needsId?: boolean
  mayBeId?: boolean
  /** The field that a bare text in it stands for. */
  textIs?: string
  /** The field without which an item says nothing: the schema leaves it out, and knows that it came. */
  needsText?: string
}

/** The lists of the contract: what tells two items apart, and what a bare text in them stands for. */
const lists = new Map<string, ListRule>([
  ['data', { identity: byId, needsId: true }],
  ['skill-map', { identity: byCategory, needsId: true }],
  ['skills', { identity: byId, needsId: true }],
  ['selectedSkills', { identity: byId, needsId: true, mayBeId: true }],
  ['subskills', { identity: byId, needsId: true }],
  ['modules', { identity: byTypeAndId }],
  ['questions', { identity: byId }],
  ['options', { identity: byId, textIs: 'text' }],
  ['steps', { needsText: 'text' }],
])

/**
 * The answer with the contract's names of fields, and with its booleans, statuses, numbers, lists and
 * addresses as the contract writes them. What a field means is the schema's matter.
 */
export function putInContractWords(value: unknown, context: Context): unknown {
  return readValue(value, '', context, 0)
}

function readValue(value: unknown, place: string, context: Context, depth: number): unknown {
  if (depth > deepest) return value
  if (Array.isArray(value)) {
    return value.map((item, index) => readValue(item, join(place, index), context, depth + 1))
  }
  return isAnswerObject(value) ? readObject(value, place, context, depth) : value
}

const join = (place: string, part: string | number) =>
  place === '' ? `${part}` : `${place}.${part}`

function readObject(value: AnswerObject, place: string, context: Context, depth: number) {
  const fields = new Map<string, unknown>()
  for (const [key, came] of Object.entries(value)) {
    const name = fieldName(key)
    // The contract's own spelling goes before any other one.
    if (name !== key && (Object.hasOwn(value, name) || fields.has(name))) continue
    if (name !== key) context.note(join(place, name), `as "${key}"`)
    fields.set(name, readField(name, came, join(place, name), context, depth))
  }
  return Object.fromEntries(fields)
}

function readField(
  name: string,
  came: unknown,
  place: string,
  context: Context,
  depth: number,
): unknown {
  const inner = lists.has(name)
    ? readList(name, came, place, context, depth)
    : readValue(came, place, context, depth + 1)
  const value = readScalar(name, inner, context)
  if (value !== inner) context.note(place, `as ${JSON.stringify(inner).slice(0, 40)}`)
  return value
}

function readScalar(name: string, value: unknown, { baseUrl }: Context): unknown {
  if (booleanFields.has(name)) return toBoolean(value) ?? value
  if (statusFields.has(name)) return toStatus(value)
  if (numberFields.has(name)) return toNumber(value)
  return name === 'videoUrl' ? toAddress(value, baseUrl) : value
}

function readList(
  name: string,
  came: unknown,
  place: string,
  context: Context,
  depth: number,
): unknown {
  if (came === null) {
    context.note(place, 'as null')
    return []
  }
  if (!Array.isArray(came)) return readValue(came, place, context, depth + 1)
  const { identity, needsId = false, mayBeId = false, textIs, needsText } = lists.get(name) ?? {}
  const seen = new Set<string | null>()
  return came.flatMap((item: unknown, index) => {
    const at = join(place, index)
    const whole = name === 'data' ? goalOf(item, context.textItem) : textOf(item, textIs)
    if (whole !== item) context.note(at, 'as a bare text')
    const read = readValue(whole, at, context, depth + 1)
    const id = isAnswerObject(read) ? identity?.(read) : mayBeId ? read : undefined
    const isBad = (read === null && needsText === undefined) || (needsId && !isId(id))
    const key = isId(id) ? String(id).trim() : null
    const isRepeated = key !== null && seen.has(key)
    if (isBad || isRepeated) {
      context.note(at, isBad ? 'an item that cannot be read' : 'an id that was there already')
      return []
    }
    if (needsText !== undefined && !hasWords(read, needsText))
      context.note(at, 'an item without words')
    seen.add(key)
    return [read]
  })
}

const isId = (value: unknown) =>
  Number.isFinite(value) || (typeof value === 'string' && value.trim() !== '')

function hasWords(item: unknown, field: string): boolean {
  const words = isAnswerObject(item) ? item[field] : item
  return typeof words === 'string' ? words.trim() !== '' : item !== words && Number.isFinite(words)
}

/** A bare text among options is the words of one; it has no id, so it cannot be sent. */
function textOf(item: unknown, textIs: string | undefined): unknown {
  return textIs === undefined || typeof item !== 'string' ? item : { [textIs]: item }
}

/** A goal that is a bare text is sent back as that text. */
function goalOf(item: unknown, textItem: string | undefined): unknown {
  const isText = typeof item === 'string' && item.trim() !== ''
  return textItem === undefined || !isText ? item : { id: item, [textItem]: item }
}
