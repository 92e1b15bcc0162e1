/** The kinds of skills and sub-skills; each has its own icon. */
export const kinds = [
  'introduction',
  'knowledge',
  'practice',
  'challenge',
  'story',
  'recipe',
  'budget',
  'conflict',
  'conversation',
] as const

export type Kind = (typeof kinds)[number]

const otherNames = new Map<string, Kind>([
  ['cook', 'recipe'],
  ['money', 'budget'],
])

/** The kind that the server's name for it means, or undefined if the name is unknown. */
export function namedKind(word: string): Kind | undefined {
  const name = word.trim().toLowerCase()
  return kinds.find((kind) => kind === name) ?? otherNames.get(name)
}
