export type Fields = Readonly<Record<string, unknown>>

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Maps the fields of JSON, the innermost first: `change` gets a name and its value, and returns the
 * fields that replace it. Unchanged parts keep their identity.
 */
export function mapFields(
  value: unknown,
  change: (name: string, value: unknown) => readonly (readonly [string, unknown])[],
): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => mapFields(item, change))
    return items.every((item, index) => item === value[index]) ? value : items
  }
  if (!isObject(value)) return value
  const before = Object.entries(value)
  const after = before.flatMap(([name, one]) => change(name, mapFields(one, change)))
  const isSame =
    after.length === before.length &&
    after.every(([name, one], index) => name === before[index]?.[0] && one === before[index]?.[1])
  return isSame ? value : Object.fromEntries(after)
}

/** Maps the values of JSON fields. */
export function mapValues(
  value: unknown,
  change: (name: string, value: unknown) => unknown,
): unknown {
  return mapFields(value, (name, one) => [[name, change(name, one)]])
}

/** Maps the lists in JSON at every depth; `name` is empty if the whole body is a list. */
export function mapLists(
  value: unknown,
  change: (list: readonly unknown[], name: string) => unknown,
): unknown {
  const inside = mapValues(value, (name, one) => (Array.isArray(one) ? change(one, name) : one))
  return Array.isArray(inside) ? change(inside, '') : inside
}
