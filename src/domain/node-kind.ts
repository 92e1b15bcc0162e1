import { namedKind, type Kind } from './kinds'
import { matchName, type NamePatterns } from './match-name'

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
