import * as v from 'valibot'
import {
  byId,
  id,
  innerList,
  list,
  optionalId,
  saved,
  text,
  webAddress,
} from '@/api/transport/answer-schemas'
import type { Id } from '@/api/transport/call'

/** Schemas of the answers about learning paths (contract.md#learning). */

export const moduleTypes = ['video', 'quiz', 'pdf', 'practice', 'challenge'] as const

/** In any case; any status other than the two of the contract means not started. */
export const moduleStatus = v.fallback(
  v.pipe(v.string(), v.toLowerCase(), v.picklist(['completed', 'in_progress', 'not_started'])),
  'not_started',
)

const moduleFields = {
  id: optionalId,
  /** Null for a type that the app cannot show. */
  type: v.fallback(v.nullable(v.picklist(moduleTypes)), null),
  status: moduleStatus,
  title: text,
  description: text,
  videoUrl: webAddress,
}

/** A module of an answer, parsed to the field names that this app uses. */
const answeredModule = v.pipe(
  v.object({ ...moduleFields, subskill_id: optionalId, node_type: text }),
  v.transform(({ subskill_id, node_type, ...rest }) => ({
    ...rest,
    contentId: rest.id ?? subskill_id,
    parentSubSkillId: null as Id | null,
    nodeType: node_type || 'knowledge',
  })),
)
const storedModuleAlone = v.object({
  ...moduleFields,
  /**
   * The `subskill_id` of the calls for this module: its own id, because the other one may be that of the parent
   * (contract.md#content-ids). Null in a malformed answer.
   */
  contentId: optionalId,
  /** The sub-skill that contains it; null for a module that is only known as the next of another. */
  parentSubSkillId: optionalId,
  nodeType: v.fallback(v.string(), 'knowledge'),
})

type ModuleAlone = v.InferOutput<typeof storedModuleAlone>

/** Adds `nextModule`, the module that follows; that one has none itself (contract.md#content-ids). */
const withNext = (alone: v.GenericSchema<unknown, ModuleAlone>) => {
  const next = v.pipe(
    alone,
    v.transform((module) => ({ ...module, nextModule: null })),
  )
  return v.intersect([alone, v.object({ nextModule: v.fallback(v.nullable(next), null) })])
}

/** A module as stored in the history state and in the browser. */
export const storedModule = withNext(storedModuleAlone)
type LearningModule = v.InferOutput<typeof storedModule>

/** Modules of different types may have the same id (contract.md#content-ids). */
const byTypeAndId = ({ id, type }: ModuleAlone) => (id === null ? null : `${type} ${id}`)

const subSkill = v.pipe(
  v.object({
    id,
    title: text,
    description: text,
    feedback: v.optional(v.unknown()),
    node_type: text,
    modules: innerList(withNext(answeredModule), byTypeAndId),
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
    skill_name: text,
    subskills: list(subSkill, byId),
  }),
  v.transform((answer) => ({ skillName: answer.skill_name, subSkills: answer.subskills })),
)

/** The state that was saved; null if the answer does not say it. */
export const savedState = v.pipe(
  saved,
  v.fallback(
    v.pipe(
      v.object({ updatedState: v.nullish(moduleStatus, null) }),
      v.transform((answer) => answer.updatedState),
    ),
    null,
  ),
)
