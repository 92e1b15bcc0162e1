import { matchName, type NamePatterns } from './match-name'

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

/** Beginnings of words that tell the kind, in English and Spanish. */
const kindPatterns: NamePatterns<Kind> = [
  ['introduction', /\bintro/],
  ['budget', /\b(budget|money|presupuesto|dinero)/],
  ['recipe', /\b(recipe|cook|receta|cocin)/],
  ['conflict', /\bconflict/],
  ['conversation', /\bconversa(tion|cion)/],
]

/**
 * The kind of a sub-skill: the server's `node_type` if it is known, else guessed from its title, else from the skill's name,
 * else knowledge.
 */
export function nodeKind(nodeType: string, title: string, skillName: string): Kind {
  return (
    namedKind(nodeType) ??
    matchName(kindPatterns, title) ??
    matchName(kindPatterns, skillName) ??
    'knowledge'
  )
}
