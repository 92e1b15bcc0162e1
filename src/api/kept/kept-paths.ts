import * as v from 'valibot'
import { findKeptAnswer, refreshKeptAnswer } from '@/learner/kept/kept-files'
import { stored } from '@/learner/stored'
import { keptSkills } from '@/learner/stored-things'
import { learningPathSnapshot, type LearningModule } from '../learning'

/** What names a lesson in a path. */
export type SavedLesson = Pick<LearningModule, 'contentId' | 'parentSubSkillId'> & {
  type: string | null
}

/** Of a kept answer what is looked at; the rest of it stays as it came. */
const keptModule = v.looseObject({ type: v.string(), status: v.optional(v.unknown()) })
const keptPath = v.looseObject({
  subskills: v.array(v.looseObject({ modules: v.optional(v.array(v.unknown()), []) })),
})

function isSame(kept: v.InferOutput<typeof keptModule>, parent: unknown, module: SavedLesson) {
  const { contentId, type, parentSubSkillId } = module
  return (
    String(kept['id'] ?? kept['subskill_id']) === String(contentId) &&
    kept.type.toLowerCase() === type &&
    (parentSubSkillId === null || String(parent) === String(parentSubSkillId))
  )
}

/** A kept answer after a state was saved; undefined where it holds no such module. */
export function withSavedState(answer: unknown, module: SavedLesson, state: string): unknown {
  const path = v.safeParse(keptPath, answer)
  if (!path.success) return undefined
  let isFound = false
  const subskills = path.output.subskills.map((step) => ({
    ...step,
    modules: step.modules.map((one) => {
      const kept = v.safeParse(keptModule, one)
      if (!kept.success || !isSame(kept.output, step['id'], module)) return one
      isFound = true
      return kept.output.status === 'completed' ? one : { ...kept.output, status: state }
    }),
  }))
  return isFound ? { ...path.output, subskills } : undefined
}

/**
 * Writes what was saved into the kept paths: where the network goes before the backend has said it itself, a kept skill
 * shows it all the same.
 */
export async function keepSavedState(module: SavedLesson, state: string): Promise<void> {
  for (const { skillId, languages } of stored(keptSkills).read() ?? []) {
    for (const language of languages) {
      const { name } = learningPathSnapshot(skillId, language)
      const answer = withSavedState(await findKeptAnswer(name), module, state)
      if (answer !== undefined) await refreshKeptAnswer(name, answer)
    }
  }
}
