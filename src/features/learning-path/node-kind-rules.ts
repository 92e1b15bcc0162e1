import { namedKind, type Kind } from '@/art/kinds/kinds'

/** How the words of a name begin, in both languages, without accents (rules.md#node-kinds). */
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
 * The kind of a sub-skill's node: the server's own `node_type` when it is a known one, else what the
 * sub-skill's title says, else what the skill's name says, else knowledge.
 */
export function nodeKind(nodeType: string, title: string, skillName: string): Kind {
  return namedKind(nodeType) ?? kindOfName(title) ?? kindOfName(skillName) ?? 'knowledge'
}
