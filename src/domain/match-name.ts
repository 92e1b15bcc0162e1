/** Values, each with a pattern in lower case without accents. */
export type NamePatterns<T> = readonly (readonly [T, RegExp])[]

/** The first value whose pattern is found in a name; letter case and accents do not count. */
export function matchName<T>(patterns: NamePatterns<T>, name: string): T | undefined {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return patterns.find(([, pattern]) => pattern.test(plain))?.[0]
}
