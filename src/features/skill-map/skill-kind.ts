/** The pictures a skill can have; the server's `iconType` chooses one (specification §1). */
const kinds = [
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

export type SkillKind = (typeof kinds)[number]

const otherNames = new Map<string, SkillKind>([
  ['cook', 'recipe'],
  ['money', 'budget'],
])

/** The kind whose icon a skill shows; knowledge where the server names none that is known. */
export function skillKind(iconType: string): SkillKind {
  const name = iconType.trim().toLowerCase()
  return kinds.find((kind) => kind === name) ?? otherNames.get(name) ?? 'knowledge'
}
