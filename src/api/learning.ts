import * as v from 'valibot'
import { acknowledgement, id, list, text, webAddress } from './transport/answer-schemas'
import { ApiError } from './transport/api-error'
import { call, isSameId, required, type Id, type Reading } from './transport/call'
import { expected } from './transport/expected-answer'
import { isKnownMessage } from './transport/known-messages'

export const moduleTypes = ['video', 'quiz', 'pdf', 'practice', 'challenge'] as const
export type ModuleType = (typeof moduleTypes)[number]

export type ModuleStatus = 'completed' | 'in_progress' | 'not_started'

const moduleAlone = v.pipe(
  v.object({
    id: v.fallback(v.nullable(id), null),
    subskill_id: v.optional(v.fallback(v.nullable(id), null), null),
    type: text,
    status: v.optional(text, ''),
    title: v.optional(text, ''),
    description: v.optional(text, ''),
    videoUrl: v.optional(webAddress, null),
    node_type: v.optional(text, ''),
  }),
  v.transform(({ subskill_id, type, status, node_type, ...rest }) => ({
    ...rest,
    /**
     * What the module calls take as `subskill_id`: its own id. A backend may mean the parent by the
     * other one (contract.md#content-ids). Null in a broken answer.
     */
    contentId: rest.id ?? subskill_id,
    /** The sub-skill that it is part of; null for one that is only named as the next. */
    parentSubSkillId: null as Id | null,
    type: moduleTypes.find((known) => known === type.toLowerCase()) ?? null,
    status: toStatus(status),
    nodeType: node_type || 'knowledge',
  })),
)

const noNext = v.pipe(
  moduleAlone,
  v.transform((module) => ({ ...module, nextModule: null })),
)

const learningModule = v.intersect([
  moduleAlone,
  v.object({ nextModule: v.optional(v.fallback(v.nullable(noNext), null), null) }),
])

const subSkill = v.pipe(
  v.object({
    id,
    title: v.optional(text, ''),
    description: v.optional(text, ''),
    feedback: v.optional(v.unknown()),
    node_type: v.optional(text, ''),
    modules: v.optional(list(learningModule), []),
  }),
  v.transform(({ feedback, node_type, modules, ...rest }) => ({
    ...rest,
    modules: modules.map((module): LearningModule => ({ ...module, parentSubSkillId: rest.id })),
    hasFeedback: exists(feedback),
    nodeType: node_type,
  })),
)

type ModuleAlone = v.InferOutput<typeof moduleAlone>
export type LearningModule = ModuleAlone & {
  /** Finished on this device and not saved yet: never said by the backend (rules.md#kept-skills). */
  isFinishedHere?: boolean
  /** What comes after it where it has no next sibling (contract.md#content-ids). */
  nextModule: (ModuleAlone & { nextModule: null }) | null
}
export type SubSkill = v.InferOutput<typeof subSkill>
export type LearningPath = { skillName: string; subSkills: SubSkill[] }

function toStatus(status: string): ModuleStatus {
  return status === 'completed' || status === 'in_progress' ? status : 'not_started'
}

/** One of unknown type cannot be shown here, so it never counts (rules.md#unlocking). */
export const countsAsLesson = (module: LearningModule) => module.type !== null

/** Feedback 'exists' when it is not null, not false and not empty (contract.md#learning). */
function exists(feedback: unknown): boolean {
  if (feedback === null || feedback === undefined || feedback === false || feedback === '') {
    return false
  }
  return typeof feedback !== 'object' || Object.keys(feedback).length > 0
}

const learningPath = v.pipe(
  v.object({
    skill_name: v.optional(text, ''),
    subskills: list(subSkill),
  }),
  v.transform((answer) => ({ skillName: answer.skill_name, subSkills: answer.subskills })),
)

/** The path of a skill as it was seen last, in the language of its words. */
export const learningPathSnapshot = (skillId: Id | null, language: string) => ({
  name: `path ${skillId} ${language}`,
  schema: learningPath,
})

/** GET /api/subskills. A skill id that is no number is refused before any request (rules.md#learning-path). */
export async function getLearningPath(
  skillId: Id | null | undefined,
  reading: Reading = {},
): Promise<LearningPath> {
  const skill = required('skill', /^\d+$/.test(String(skillId)) ? skillId : null)
  return call({
    ...reading,
    method: 'GET',
    path: '/api/subskills',
    query: { skillId: skill },
    expects: expected.learningPath,
    answer: learningPath,
  })
}

/** The server's own word that a skill has no sub-skills, with whatever status it comes. */
export function isNoSubSkills(error: unknown): boolean {
  return error instanceof ApiError && isKnownMessage(error.serverMessage, 'No subskills found')
}

/** Ids may repeat between sub-skills and types (contract.md#content-ids). */
export function isSameModule(a: LearningModule, b: LearningModule): boolean {
  if (a.type !== b.type || !mayHaveSameParent(a, b)) return false
  if (a.id !== null && b.id !== null) return isSameId(a.id, b.id)
  return a.contentId !== null && b.contentId !== null && isSameId(a.contentId, b.contentId)
}

/** A module that is only named as the next of another does not know its sub-skill. */
function mayHaveSameParent(a: LearningModule, b: LearningModule): boolean {
  const [one, other] = [a.parentSubSkillId, b.parentSubSkillId]
  return one === null || other === null || isSameId(one, other)
}

/** The path after a state was saved. What is completed stays so, as on the server. */
export function withModuleState(
  path: LearningPath,
  saved: LearningModule,
  state: 'in_progress' | 'completed',
): LearningPath {
  const changed = (module: LearningModule) =>
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
 * POST /api/subskill/update-state, with the module's content id. Throws 'refused' where the answer
 * names another state than the one that was sent: it is not saved. 'completed' is never less than
 * what was sent: a backend keeps it when a finished module is done again.
 */
export async function postModuleState(
  contentId: Id | null,
  state: 'in_progress' | 'completed',
  signal?: AbortSignal,
): Promise<void> {
  const { updatedState } = await call({
    method: 'POST',
    path: '/api/subskill/update-state',
    body: { subskill_id: required('subskill', contentId), state: required('state', state) },
    ...(signal && { signal }),
    expects: expected.savedState,
    answer: v.object({ updatedState: v.nullish(text, state) }),
  })
  if (updatedState !== state && updatedState !== 'completed') throw new ApiError('refused')
}

export type LessonRating = {
  /** The parent sub-skill's id. */
  subSkillId: Id
  /** Whole stars, 1 to 5. */
  helpfulness: number
  confidence: number
}

/** POST /api/submit_feedback. */
export async function postLessonRating(rating: LessonRating, onRefused = () => {}): Promise<void> {
  await call({
    method: 'POST',
    path: '/api/submit_feedback',
    body: {
      subskill_id: required('subskill', rating.subSkillId),
      helpfulness_rating: rating.helpfulness,
      confidence_rating: rating.confidence,
      comment: '',
    },
    expects: expected.saved,
    answer: acknowledgement,
    onRefused,
  })
}
