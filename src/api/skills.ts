import * as v from 'valibot'
import { id, list, percent, text } from './answer-schemas'
import { call } from './call'

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

/** GET /api/skill-map/with-selection: the learner's categories, each with the chosen skills. */
export function getSkillMap(): Promise<SkillMapEntry[]> {
  return call({
    method: 'GET',
    path: '/api/skill-map/with-selection',
    answer: v.pipe(
      v.object({ 'skill-map': v.nullable(v.array(v.unknown())) }),
      v.transform((answer) => answer['skill-map']),
      list(skillMapEntry),
    ),
  })
}
