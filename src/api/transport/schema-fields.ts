import * as v from 'valibot'

/**
 * Reads fields, lists and leniency from the valibot schema of an answer, so that each answer is described only once.
 * A valibot schema is a plain object.
 */

export type Schema = v.GenericSchema

/** What names and types do not tell, declared in a schema with `v.metadata`. */
type Leniency = {
  /** For a write: an empty answer, `true` or a plain word means that it is saved. */
  mayBeEmpty?: boolean
  /** The contract allows the list without an object around it. */
  mayBeBareList?: boolean
  /** A plain string in a list is an item with this text in these fields. */
  bareText?: readonly string[]
  /** Keeps items that do not parse, so that such a list is an error and not an empty list. */
  isEmptyOnlyIfSent?: boolean
  isVideoAddress?: boolean
}

type Part = {
  kind?: string
  type?: string
  entries?: Record<string, Schema>
  item?: Schema
  wrapped?: Schema
  options?: readonly unknown[]
  pipe?: readonly unknown[]
  metadata?: Leniency
}

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  (value.kind === 'schema' || value.kind === 'metadata')

/** The schema and all inner schemas for the same value: wrapped, in a pipe, an intersection or a union. */
function partsOf(schema: Part): Part[] {
  const inside = [schema.wrapped, ...(schema.pipe ?? []), ...(schema.options ?? [])]
  return [schema, ...inside.filter(isPart).flatMap(partsOf)]
}

export const fieldsOf = (schema: Schema): Record<string, Schema> =>
  Object.assign({}, ...partsOf(schema).map(({ entries }) => entries))

export const leniencyOf = (schema: Schema): Leniency =>
  Object.assign({}, ...partsOf(schema).map(({ metadata }) => metadata))

/** The schema of the items if this is a list. `list` wraps it to leave out items that do not parse. */
export function itemOf(schema: Schema): Schema | undefined {
  const item: (Part & Schema) | undefined = partsOf(schema).find((part) => part.item)?.item
  return item?.wrapped ?? item
}

export type Kind = 'boolean' | 'number' | 'other' | { choices: readonly unknown[] }

/** The kind of value of a schema. Ids and texts also accept numbers, but are 'other'. */
export function kindOf(schema: Schema): Kind {
  const parts = partsOf(schema)
  const types = new Set(parts.map(({ type }) => type))
  if (types.has('boolean')) return 'boolean'
  if (types.has('number') && !types.has('string')) return 'number'
  const choices = parts.find(({ type }) => type === 'picklist')?.options
  return choices ? { choices } : 'other'
}

/** How to recognize an answer inside any envelope. */
export type ExpectedAnswer = Pick<Leniency, 'mayBeEmpty' | 'mayBeBareList'> & {
  /** The answer has at least one of these fields. */
  fields: readonly string[]
  /** The field with the list of the answer. */
  list: string | undefined
  /** The list is optional. */
  mayLackList: boolean
}

/** Recognizes an answer by its required fields, else by any field but `status`, which envelopes have too. */
export function expectedOf(schema: Schema): ExpectedAnswer {
  const entries = Object.entries(fieldsOf(schema))
  const needed = entries.filter(([, field]) => !v.is(field, undefined))
  const known = needed.length > 0 ? needed : entries.filter(([name]) => name !== 'status')
  const [list, inList] = entries.find(([, field]) => itemOf(field)) ?? []
  return {
    ...leniencyOf(schema),
    fields: known.map(([name]) => name),
    list,
    mayLackList: inList?.type === 'optional',
  }
}
