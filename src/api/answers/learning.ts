import * as v from 'valibot'
import { id, list, text, videoAddress } from '../transport/answer-schemas'
import type { Id } from '../transport/call'

/** Schemas of the answers about learning paths (contract.md#learning). */

export const moduleTypes = ['video', 'quiz', 'pdf', 'practice', 'challenge'] as const

/** Any status other than the two of the contract means not started. */
export const moduleStatus = v.fallback(
  v.picklist(['completed', 'in_progress', 'not_started']),
  'not_started',
)

const nullableId = v.optional(v.fallback(v.nullable(id), null), null)
const moduleType = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.picklist(moduleTypes))

const moduleFields = {
  id: nullableId,
  /** Null for a type that the app cannot show. */
  type: v.optional(v.fallback(v.nullable(moduleType), null), null),
  status: v.optional(moduleStatus, 'not_started'),
  title: v.optional(text, ''),
  description: v.optional(text, ''),
  videoUrl: v.optional(videoAddress, null),
}

/** A module of an answer, parsed to the field names that this app uses. */
const answeredModule = v.pipe(
  v.object({ ...moduleFields, subskill_id: nullableId, node_type: v.optional(text, '') }),
  v.transform(({ subskill_id, node_type, ...rest }) => ({
    ...rest,
    contentId: rest.id ?? subskill_id,
    parentSubSkillId: null as Id | null,
    nodeType: node_type || 'knowledge',
  })),
)
const keptModuleAlone = v.object({
  ...moduleFields,
  /**
   * The `subskill_id` of the calls for this module: its own id, because the other one may be that of the parent
   * (contract.md#content-ids). Null in a malformed answer.
   */
  contentId: nullableId,
  /** The sub-skill that contains it; null for a module that is only known as the next of another. */
  parentSubSkillId: nullableId,
  nodeType: v.optional(v.fallback(v.string(), 'knowledge'), 'knowledge'),
})

type ModuleAlone = v.InferOutput<typeof keptModuleAlone>

/** Adds `nextModule`, the module that follows; that one has none itself (contract.md#content-ids). */
const withNext = (alone: v.GenericSchema<unknown, ModuleAlone>) => {
  const next = v.pipe(
    alone,
    v.transform((module) => ({ ...module, nextModule: null })),
  )
  return v.intersect([
    alone,
    v.object({ nextModule: v.optional(v.fallback(v.nullable(next), null), null) }),
  ])
}

/** A module as stored in the history state and in the browser. */
export const keptModule = withNext(keptModuleAlone)
type LearningModule = v.InferOutput<typeof keptModule>

const subSkill = v.pipe(
  v.object({
    id,
    title: v.optional(text, ''),
    description: v.optional(text, ''),
    feedback: v.optional(v.unknown()),
    node_type: v.optional(text, ''),
    modules: v.optional(list(withNext(answeredModule)), []),
  }),
  v.transform(({ feedback, node_type, modules, ...rest }) => ({
    ...rest,
    modules: modules.map((module): LearningModule => ({ ...module, parentSubSkillId: rest.id })),
    hasFeedback: exists(feedback),
    nodeType: node_type,
  })),
)

/** Feedback exists if it is not null, false or empty (contract.md#learning). */
function exists(feedback: unknown): boolean {
  if (feedback === null || feedback === undefined || feedback === false || feedback === '') {
    return false
  }
  return typeof feedback !== 'object' || Object.keys(feedback).length > 0
}

export const learningPath = v.pipe(
  v.object({
    skill_name: v.optional(text, ''),
    subskills: list(subSkill),
  }),
  v.transform((answer) => ({ skillName: answer.skill_name, subSkills: answer.subskills })),
)

export const savedState = v.pipe(
  v.object({ updatedState: v.nullish(moduleStatus) }),
  v.metadata({ mayBeEmpty: true }),
  v.transform((answer) => answer.updatedState ?? null),
)
