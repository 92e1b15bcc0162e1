import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { idSchema, type Id } from '@/domain/ids'
import type { SkillCategories, SkillMapEntry } from '@/domain/skills'
import { flag, text } from '@/lib/fields'
import { get, post } from './client'
import { anyButHtml, byId, listInside, listOf, percent } from './schema'

const category = v.object({
  id: idSchema,
  name: text,
  color: v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i))), null),
  iconType: text,
})

const skill = v.pipe(
  v.object({
    id: idSchema,
    name: text,
    description: text,
    iconType: text,
    icon: text,
    isLinkedToGoal: flag,
    progress: percent,
  }),
  v.transform(({ icon, iconType, ...rest }) => ({ ...rest, iconType: iconType || icon })),
)

const skillMapEntry = v.pipe(
  v.object({ category, selectedSkills: listInside(skill, byId) }),
  v.transform((entry) => ({ category: entry.category, skills: entry.selectedSkills })),
)

export const skillMap: v.GenericSchema<unknown, SkillMapEntry[]> = v.pipe(
  v.object({ 'skill-map': listOf(skillMapEntry, (entry) => entry.category.id) }),
  v.transform((answer) => answer['skill-map']),
)

/** The learner's categories with the skills that they have selected. */
export const skillMapQuery = queryOptions({
  queryKey: ['skill-map'],
  queryFn: ({ signal }) => get('/api/skill-map/with-selection', skillMap, { signal }),
})

/** The backend may send ids or whole skills. */
const selectedSkill = v.union([
  idSchema,
  v.pipe(
    v.object({ id: idSchema }),
    v.transform((whole) => whole.id),
  ),
])

const skillCategory = v.object({
  ...category.entries,
  skills: listInside(skill, byId),
  selectedSkills: listInside(selectedSkill, (one) => one),
})

export const skillCategories: v.GenericSchema<unknown, SkillCategories> = v.pipe(
  v.object({
    data: listOf(skillCategory, byId),
    hasSkillsForUser: v.fallback(v.nullable(v.boolean()), null),
  }),
  v.transform(({ data, hasSkillsForUser }) => ({
    categories: data,
    // Without the field, selected skills say that it is not the first visit.
    hasSkillsForUser: hasSkillsForUser ?? data.some((one) => one.selectedSkills.length > 0),
  })),
)

/**
 * All skills to choose from, and which are selected. Not kept when its screen is left: a save, or new goals, change what is
 * ticked when it opens again, and Save would send what was ticked before.
 */
export const skillCategoriesQuery = queryOptions({
  queryKey: ['skill-categories'],
  queryFn: ({ signal }) => get('/api/skill-categories', skillCategories, { signal }),
  gcTime: 0,
})

/** Saves which skills are selected. */
export const saveSkills = (skills: readonly Id[]) =>
  post('/api/user/selected-skills', { skills }, anyButHtml)
