import * as v from 'valibot'
import { id, list, percent, text } from '../transport/answer-schemas'

/** Schemas of the answers about skills (contract.md#selection). */

const category = v.object({
  id,
  name: text,
  /** For decoration only: a six-digit hex color, or null. */
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

export const skillMap = v.pipe(
  v.object({ 'skill-map': list(skillMapEntry) }),
  v.transform((answer) => answer['skill-map']),
)

/** The backend may send ids or whole skills (contract.md#selection). */
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

export const skillCategories = v.pipe(
  v.object({
    data: list(skillCategory),
    hasSkillsForUser: v.fallback(v.optional(v.boolean()), undefined),
  }),
  v.transform(({ data, hasSkillsForUser }) => ({
    categories: data,
    /**
     * False on the first visit, when the skills of the learner's goals are preselected (rules.md#skill-selection). If
     * the field is missing, it is true for learners with selected skills.
     */
    hasSkillsForUser:
      hasSkillsForUser ?? data.some(({ selectedSkills }) => selectedSkills.length > 0),
  })),
)

export const savedSelection = v.pipe(
  v.object({ success: v.fallback(v.optional(v.boolean()), undefined) }),
  v.metadata({ mayBeEmpty: true }),
)
