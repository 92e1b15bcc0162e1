import type * as v from 'valibot'
import { learningPath, savedState, type moduleStatus, type moduleTypes } from './answers/learning'
import { saved } from './transport/answer-schemas'
import { ApiError } from './transport/api-error'
import { call, isSameId, required, type Id, type Reading } from './transport/call'
import { isKnownMessage } from './transport/known-messages'

export type ModuleType = (typeof moduleTypes)[number]
export type ModuleStatus = v.InferOutput<typeof moduleStatus>
export type LearningPath = v.InferOutput<typeof learningPath>
export type SubSkill = LearningPath['subSkills'][number]
export type LearningModule = SubSkill['modules'][number]

/** A module of unknown type cannot be shown, so it never counts (rules.md#unlocking). */
export const countsAsLesson = (module: LearningModule) => module.type !== null

/** The modules of a step that count for locks, progress and the trophy. */
export const lessonsOf = (step: SubSkill) => step.modules.filter(countsAsLesson)

export const isModuleDone = (module: LearningModule) => module.status === 'completed'

/**
 * GET /api/subskills; an empty path for a skill without sub-skills. A skill id that is not a number throws before any
 * request (rules.md#learning-path).
 */
export async function getLearningPath(
  skillId: Id | null | undefined,
  reading: Reading = {},
): Promise<LearningPath> {
  const skill = required('skill', /^\d+$/.test(String(skillId)) ? skillId : null)
  try {
    return await call({
      ...reading,
      method: 'GET',
      path: '/api/subskills',
      query: { skillId: skill },
      answer: learningPath,
    })
  } catch (error) {
    const message = error instanceof ApiError ? error.serverMessage : undefined
    if (isKnownMessage(message, 'No subskills found')) return { skillName: '', subSkills: [] }
    throw error
  }
}

/** The identity of a module: ids may repeat between sub-skills and types (contract.md#content-ids). */
export type ModuleKey = Pick<LearningModule, 'id' | 'contentId' | 'parentSubSkillId' | 'type'>

export function isSameModule(a: ModuleKey, b: ModuleKey): boolean {
  if (a.type !== b.type || !mayHaveSameParent(a, b)) return false
  if (a.id !== null && b.id !== null) return isSameId(a.id, b.id)
  return a.contentId !== null && b.contentId !== null && isSameId(a.contentId, b.contentId)
}

/** The parent is unknown for a module that is only known as the next of another. */
function mayHaveSameParent(a: ModuleKey, b: ModuleKey): boolean {
  const [one, other] = [a.parentSubSkillId, b.parentSubSkillId]
  return one === null || other === null || isSameId(one, other)
}

/** The path after a state was saved. A completed module stays completed, as on the server. */
export function withModuleState(
  path: LearningPath,
  saved: ModuleKey,
  state: 'in_progress' | 'completed',
): LearningPath {
  const changed = (module: LearningModule): LearningModule =>
    isSameModule(module, saved) && module.status !== 'completed'
      ? { ...module, status: state }
      : module
  const subSkills = path.subSkills.map((subSkill) => ({
    ...subSkill,
    modules: subSkill.modules.map(changed),
  }))
  return { ...path, subSkills }
}

/**
 * POST /api/subskill/update-state, with the module's content id. Throws 'refused' if the answer has a different state:
 * it was not saved.
 */
export async function postModuleState(
  contentId: Id | null,
  state: 'in_progress' | 'completed',
  signal?: AbortSignal,
): Promise<void> {
  const updatedState = await call({
    method: 'POST',
    path: '/api/subskill/update-state',
    body: { subskill_id: required('subskill', contentId), state: required('state', state) },
    ...(signal && { signal }),
    answer: savedState,
  })
  if (updatedState !== null && updatedState !== state) throw new ApiError('refused')
}

export type LessonRating = {
  /** The parent sub-skill's id. */
  subSkillId: Id
  /** Whole stars, 1 to 5. */
  helpfulness: number
  confidence: number
}

/** POST /api/submit_feedback. */
export async function postLessonRating(rating: LessonRating): Promise<void> {
  await call({
    method: 'POST',
    path: '/api/submit_feedback',
    body: {
      subskill_id: required('subskill', rating.subSkillId),
      helpfulness_rating: rating.helpfulness,
      confidence_rating: rating.confidence,
      comment: '',
    },
    answer: saved,
  })
}
