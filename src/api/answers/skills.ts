import * as v from 'valibot'
import { byId, id, innerList, list, percent, text } from '@/api/transport/answer-schemas'

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
    description: text,
    iconType: text,
    icon: text,
    isLinkedToGoal: v.fallback(v.boolean(), false),
    progress: percent,
  }),
  v.transform(({ icon, iconType, ...rest }) => ({ ...rest, iconType: iconType || icon })),
)

const skillMapEntry = v.pipe(
  v.object({ category, selectedSkills: innerList(skill, byId) }),
  v.transform((entry) => ({ category: entry.category, skills: entry.selectedSkills })),
)

export const skillMap = v.pipe(
  v.object({ 'skill-map': list(skillMapEntry, (entry) => entry.category.id) }),
  v.transform((answer) => answer['skill-map']),
)

/** The backend may send ids or whole skills (contract.md#selection). */
const skillId = v.union([
  id,
  v.pipe(
    v.object({ id }),
    v.transform((whole) => whole.id),
  ),
])

const skillCategory = v.object({
  ...category.entries,
  skills: innerList(skill, byId),
  selectedSkills: innerList(skillId, (one) => one),
})

export const skillCategories = v.pipe(
  v.object({
    data: list(skillCategory, byId),
    hasSkillsForUser: v.fallback(v.nullable(v.boolean()), null),
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
