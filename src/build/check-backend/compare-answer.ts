import * as v from 'valibot'

type Schema = v.GenericSchema

/** What a screen needs and an answer lacks, and what the app leaves out or reads as something else. */
export type Notes = { lacking: readonly string[]; odd: readonly string[] }

/** A valibot schema is a plain object; these parts of it hold other schemas. */
type Parts = {
  entries?: Record<string, Schema>
  item?: Schema
  wrapped?: Schema
  pipe?: readonly unknown[]
  options?: readonly unknown[]
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSchema = (value: unknown): value is Schema => isObject(value) && value['kind'] === 'schema'

/** The schema, and all schemas for the same value inside its wrappers, pipes and unions. */
function partsOf(schema: Parts & Schema): (Parts & Schema)[] {
  const inside = [schema.wrapped, ...(schema.pipe ?? []), ...(schema.options ?? [])]
  return [schema, ...inside.filter(isSchema).flatMap(partsOf)]
}

const isNothing = (value: unknown) => value === null || value === undefined || value === ''

/** Compares an answer with what its schema reads. `needs`: fields, at any depth, that a screen needs. */
export function compareAnswer(schema: Schema, whole: unknown, needs: readonly string[]): Notes {
  const lacking = new Set<string>()
  const odd = new Set<string>()

  function compare(part: Schema, value: unknown, place: string): void {
    const parts = partsOf(part)
    const fields: Record<string, Schema> = Object.assign({}, ...parts.map((one) => one.entries))
    const item = parts.find((one) => one.item)?.item
    const { output } = v.safeParse(part, value)
    const object = [value, output].find(isObject)
    if (item && Array.isArray(value)) {
      const items = value.filter((one) => v.parse(item, one) !== null)
      const leftOut = value.length - (Array.isArray(output) ? output.length : 0)
      if (leftOut > 0) odd.add(`${place}: ${leftOut} of ${value.length} are left out`)
      for (const one of items) compare(item, one, `${place}.*`)
    } else if (object) {
      for (const [name, field] of Object.entries(fields)) {
        compareField(field, name, object[name], place === '' ? name : `${place}.${name}`)
      }
    } else if (output !== value && !Array.isArray(value)) {
      odd.add(`${place}: ${JSON.stringify(value)} is read as ${JSON.stringify(output)}`)
    }
  }

  function compareField(field: Schema, name: string, value: unknown, place: string): void {
    if (needs.includes(name) && isNothing(v.safeParse(field, value).output)) {
      lacking.add(`${place}: ${JSON.stringify(value) ?? 'not there'}`)
    } else if (value !== null && value !== undefined) compare(field, value, place)
  }

  compare(schema, whole, '')
  return { lacking: [...lacking], odd: [...odd] }
}
