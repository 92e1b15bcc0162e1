import * as v from 'valibot'

/**
 * What the schema of an answer says of it: its fields, its lists and what may be lenient. A schema of
 * valibot is a plain object, so that an answer is described once, by the schema that parses it.
 */

export type Schema = v.GenericSchema

/** What names and types do not say; it stands in a schema as `v.metadata`. */
type Leniency = {
  /** A write: an empty answer, a bare `true` or a plain word says that it is saved. */
  mayBeEmpty?: boolean
  /** The contract itself allows the bare list. */
  mayBeBareList?: boolean
  /** A bare text in a list is an item with this text in these fields. */
  bareText?: readonly string[]
  /** A list that is not emptied: that nothing in it could be read is another thing than an empty one. */
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

/** The schema and all that reads the same value: what it wraps, pipes, joins or chooses from. */
function partsOf(schema: Part): Part[] {
  const inside = [schema.wrapped, ...(schema.pipe ?? []), ...(schema.options ?? [])]
  return [schema, ...inside.filter(isPart).flatMap(partsOf)]
}

export const fieldsOf = (schema: Schema): Record<string, Schema> =>
  Object.assign({}, ...partsOf(schema).map(({ entries }) => entries))

export const leniencyOf = (schema: Schema): Leniency =>
  Object.assign({}, ...partsOf(schema).map(({ metadata }) => metadata))

/** The schema of an item, where this is one of a list. `list` wraps it to leave out what it refuses. */
export function itemOf(schema: Schema): Schema | undefined {
  const item: (Part & Schema) | undefined = partsOf(schema).find((part) => part.item)?.item
  return item?.wrapped ?? item
}

export type Kind = 'boolean' | 'number' | 'other' | { choices: readonly unknown[] }

/** What kind of value the schema reads. An id and a text may come as a number, and are none. */
export function kindOf(schema: Schema): Kind {
  const parts = partsOf(schema)
  const types = new Set(parts.map(({ type }) => type))
  if (types.has('boolean')) return 'boolean'
  if (types.has('number') && !types.has('string')) return 'number'
  const choices = parts.find(({ type }) => type === 'picklist')?.options
  return choices ? { choices } : 'other'
}

/** By what an answer is recognised, whatever it is wrapped in. */
export type ExpectedAnswer = Pick<Leniency, 'mayBeEmpty' | 'mayBeBareList'> & {
  /** At least one of them is there. */
  fields: readonly string[]
  /** The field that holds the list of the answer. */
  list: string | undefined
  /** Without its list the answer is still one. */
  mayLackList: boolean
}

/** An answer is recognised by what it cannot do without, else by anything but the `status` that any envelope has. */
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
