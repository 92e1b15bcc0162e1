export type Fields = Readonly<Record<string, unknown>>

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * The same JSON with other fields: `change` gets each name and value, the innermost first, and gives the pairs
 * that stand in its place. What nothing changes stays the very same value.
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

/** The same JSON with other values, by the name they stand under. */
export function mapValues(
  value: unknown,
  change: (name: string, value: unknown) => unknown,
): unknown {
  return mapFields(value, (name, one) => [[name, change(name, one)]])
}

/** The same JSON with other lists, at every depth; `name` is empty for a list that is the whole answer. */
export function mapLists(
  value: unknown,
  change: (list: readonly unknown[], name: string) => unknown,
): unknown {
  const inside = mapValues(value, (name, one) => (Array.isArray(one) ? change(one, name) : one))
  return Array.isArray(inside) ? change(inside, '') : inside
}
