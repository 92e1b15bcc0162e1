import type * as v from 'valibot'
import { skillCategories, skillMap } from './answers/skills'
import { saved } from './transport/answer-schemas'
import { call, type Id, type Reading } from './transport/call'

export type SkillMapEntry = v.InferOutput<typeof skillMap>[number]
export type Category = SkillMapEntry['category']
/** A skill on the map; its progress is an integer from 0 to 100. */
export type Skill = SkillMapEntry['skills'][number]

/** GET /api/skill-map/with-selection: the learner's categories with the selected skills. */
export function getSkillMap(reading: Reading = {}): Promise<SkillMapEntry[]> {
  return call({
    ...reading,
    method: 'GET',
    path: '/api/skill-map/with-selection',
    answer: skillMap,
  })
}

export type SkillCategories = v.InferOutput<typeof skillCategories>
export type SkillCategory = SkillCategories['categories'][number]

/** GET /api/skill-categories: all skills, and the ids of the selected ones. */
export function getSkillCategories(reading: Reading = {}): Promise<SkillCategories> {
  return call({
    ...reading,
    method: 'GET',
    path: '/api/skill-categories',
    answer: skillCategories,
  })
}

/** POST /api/user/selected-skills. An answer with `success: false` throws 'refused'. */
export async function postSelectedSkills(skills: Id[], signal?: AbortSignal): Promise<void> {
  await call({
    method: 'POST',
    path: '/api/user/selected-skills',
    body: { skills },
    ...(signal && { signal }),
    answer: saved,
  })
}
