import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { idSchema, optionalId, toSkillId, type Id } from '@/domain/ids'
import {
  moduleFields,
  moduleStatus,
  type LearningPath,
  type Module,
  type SavedStatus,
} from '@/domain/learning-path'
import type { Star } from '@/domain/rating'
import { text } from '@/lib/fields'
import { get, post } from './client'
import { ApiError, required, says } from './errors'
import { anyButHtml, byId, listInside, listOf } from './schema'

/** A module without its next one. */
const moduleAnswer = v.object({ ...moduleFields, subskill_id: optionalId, node_type: text })

function toModule(answer: v.InferOutput<typeof moduleAnswer>, nextModule: Module | null): Module {
  const { id: ownId, subskill_id, node_type, ...rest } = answer
  return {
    ...rest,
    // `subskill_id` may be that of the sub-skill around it, so it counts only where there is no `id`.
    id: ownId ?? subskill_id,
    subSkillId: null,
    parentHasFeedback: false,
    nodeType: node_type || 'knowledge',
    nextModule,
  }
}

const module = v.pipe(
  v.object({
    ...moduleAnswer.entries,
    nextModule: v.fallback(v.nullable(moduleAnswer), null),
  }),
  v.transform(({ nextModule, ...answer }) =>
    toModule(answer, nextModule && toModule(nextModule, null)),
  ),
)

/** Modules of different types may have the same id. */
const byTypeAndId = ({ id: ownId, type }: Module) => (ownId === null ? null : `${type} ${ownId}`)

/** Feedback is asked for if the field is not null, not false and not empty. */
function exists(feedback: unknown): boolean {
  if (typeof feedback === 'object' && feedback !== null) return Object.keys(feedback).length > 0
  return Boolean(feedback) || feedback === 0
}

const subSkill = v.pipe(
  v.object({
    id: idSchema,
    title: text,
    description: text,
    feedback: v.optional(v.unknown()),
    node_type: text,
    modules: listInside(module, byTypeAndId),
  }),
  v.transform(({ feedback, node_type, modules, ...rest }) => {
    const ofThis = { subSkillId: rest.id, parentHasFeedback: exists(feedback) }
    return {
      ...rest,
      modules: modules.map((one): Module => ({ ...one, ...ofThis })),
      nodeType: node_type,
    }
  }),
)

export const learningPath: v.GenericSchema<unknown, LearningPath> = v.pipe(
  v.object({ skill_name: text, subskills: listOf(subSkill, byId) }),
  v.transform((answer) => ({ skillName: answer.skill_name, subSkills: answer.subskills })),
)

/** An empty path for a skill without sub-skills. An id that no skill can have throws before any request. */
async function getLearningPath(skillId: Id | null): Promise<LearningPath> {
  const params = { skillId: required('skill', toSkillId(skillId)) }
  try {
    return await get('/api/subskills', learningPath, { params })
  } catch (error) {
    if (says(error, 'No subskills found')) return { skillName: '', subSkills: [] }
    throw error
  }
}

/** The path of a skill. Not aborted when its screen is left: the module that opens next needs it too. */
export const learningPathQuery = (skillId: Id | null) =>
  queryOptions({
    queryKey: ['learning-path', String(skillId)],
    queryFn: () => getLearningPath(skillId),
  })

export const updatedState = v.pipe(
  anyButHtml,
  v.fallback(v.object({ updatedState: v.nullish(moduleStatus, null) }), { updatedState: null }),
)

/**
 * Saves that a module is in progress or completed. Returns its status from then on: a module that was completed elsewhere
 * meanwhile, as in another window, stays so.
 */
export async function updateModuleState(
  moduleId: Id | null,
  state: SavedStatus,
): Promise<SavedStatus> {
  // `subskill_id` is the id of the module here.
  const body = { subskill_id: required('subskill', moduleId), state: required('state', state) }
  const answer = await post('/api/subskill/update-state', body, updatedState)
  const status = answer.updatedState ?? state
  if (status === state || status === 'completed') return status
  throw new ApiError('refused', { call: 'POST /api/subskill/update-state' })
}

/** The stars of a sub-skill. */
export type LessonFeedback = { subSkillId: Id; helpfulness: Star; confidence: Star }

export const submitFeedback = ({ subSkillId, helpfulness, confidence }: LessonFeedback) =>
  post(
    '/api/submit_feedback',
    {
      subskill_id: subSkillId,
      helpfulness_rating: helpfulness,
      confidence_rating: confidence,
      comment: '',
    },
    anyButHtml,
  )
