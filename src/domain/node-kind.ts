import { namedKind, type Kind } from './kinds'

/** Word beginnings that tell the kind, in English and Spanish, without accents. */
const wordStarts: readonly (readonly [Kind, RegExp])[] = [
  ['introduction', /\bintro/],
  ['budget', /\b(budget|money|presupuesto|dinero)/],
  ['recipe', /\b(recipe|cook|receta|cocin)/],
  ['conflict', /\bconflict/],
  ['conversation', /\bconversa(tion|cion)/],
]

const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

function kindOfName(name: string): Kind | undefined {
  return wordStarts.find(([, start]) => start.test(plain(name)))?.[0]
}

/**
 * The kind of a sub-skill: the server's `node_type` if it is known, else guessed from its title, else from the skill's name,
 * else knowledge.
 */
export function nodeKind(nodeType: string, title: string, skillName: string): Kind {
  return namedKind(nodeType) ?? kindOfName(title) ?? kindOfName(skillName) ?? 'knowledge'
}
