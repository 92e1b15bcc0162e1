import * as v from 'valibot'
import { acknowledgement, id, list, percent, text } from './transport/answer-schemas'
import { call, type Id, type Reading } from './transport/call'
import { expected } from './transport/expected-answer'

const category = v.object({
  id,
  name: text,
  /** Decoration only: a six-digit hex colour, or null. */
  color: v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i))), null),
  iconType: text,
})

const skill = v.pipe(
  v.object({
    id,
    name: text,
    description: v.optional(text, ''),
    iconType: v.optional(text, ''),
    icon: v.optional(text, ''),
    isLinkedToGoal: v.optional(v.fallback(v.boolean(), false), false),
    progress: v.optional(percent, 0),
  }),
  v.transform(({ icon, iconType, ...rest }) => ({ ...rest, iconType: iconType || icon })),
)

const skillMapEntry = v.pipe(
  v.object({ category, selectedSkills: v.optional(list(skill), []) }),
  v.transform((entry) => ({ category: entry.category, skills: entry.selectedSkills })),
)

export type Category = v.InferOutput<typeof category>
/** A skill on the map; progress is a whole percent, 0 to 100. */
export type Skill = v.InferOutput<typeof skill>
export type SkillMapEntry = v.InferOutput<typeof skillMapEntry>

const skillMap = v.pipe(
  v.object({ 'skill-map': list(skillMapEntry) }),
  v.transform((answer) => answer['skill-map']),
)

/** The last map of the learner, in the language of its words. */
export const skillMapSnapshot = (language: string) => ({
  name: `map ${language}`,
  schema: skillMap,
  isShownFirst: true,
})

/** GET /api/skill-map/with-selection: the learner's categories, each with the chosen skills. */
export function getSkillMap(reading: Reading = {}): Promise<SkillMapEntry[]> {
  return call({
    ...reading,
    method: 'GET',
    path: '/api/skill-map/with-selection',
    expects: expected.skillMap,
    answer: skillMap,
  })
}

/** Ids, or whole skills: the backend may send either (contract.md#selection). */
const skillIds = list(
  v.union([
    id,
    v.pipe(
      v.object({ id }),
      v.transform((whole) => whole.id),
    ),
  ]),
)

const skillCategory = v.intersect([
  category,
  v.object({ skills: v.optional(list(skill), []), selectedSkills: v.optional(skillIds, []) }),
])

const skillCategories = v.pipe(
  v.object({
    data: list(skillCategory),
    hasSkillsForUser: v.fallback(v.optional(v.boolean()), undefined),
  }),
  v.transform(({ data, hasSkillsForUser }) => ({
    categories: data,
    /**
     * False on the first visit: skills linked to a goal are then preselected
     * (rules.md#skill-selection). Where the backend does
     * not say it, somebody who has chosen skills is not new.
     */
    hasSkillsForUser:
      hasSkillsForUser ?? data.some(({ selectedSkills }) => selectedSkills.length > 0),
  })),
)

export type SkillCategory = v.InferOutput<typeof skillCategory>
export type SkillCategories = v.InferOutput<typeof skillCategories>

/** GET /api/skill-categories: every skill there is, and those that the learner has chosen. */
export function getSkillCategories(reading: Reading = {}): Promise<SkillCategories> {
  return call({
    ...reading,
    method: 'GET',
    path: '/api/skill-categories',
    expects: expected.skillCategories,
    answer: skillCategories,
  })
}

/** POST /api/user/selected-skills. An answer that says `success: false` throws 'refused'. */
export async function postSelectedSkills(skills: Id[], signal?: AbortSignal): Promise<void> {
  await call({
    method: 'POST',
    path: '/api/user/selected-skills',
    body: { skills },
    ...(signal && { signal }),
    expects: expected.savedSelection,
    answer: acknowledgement,
  })
}
