import {
  countsAsLesson,
  isModuleDone,
  isSameModule,
  type LearningModule,
  type LearningPath,
  type SubSkill,
} from '@/api/learning'
import { hasLessons, isStepDone } from './progress'

/** Which steps of a path and which modules of a step are open (rules.md#unlocking). */

/**
 * The step that must be finished before this one opens, or null if it is open. Steps without
 * modules can never be finished, so they are skipped.
 */
export function blockingStep(steps: readonly SubSkill[], index: number): SubSkill | null {
  const before = steps.slice(0, index).findLast(hasLessons)
  return before === undefined || isStepDone(before) ? null : before
}

export type ModuleState = 'done' | 'in-progress' | 'next' | 'not-started' | 'locked'

export type ModuleEntry = {
  module: LearningModule
  state: ModuleState
  /** For a locked module: the one that must be finished first, or null if the whole step is locked. */
  blockedBy: LearningModule | null
}

/** The modules of a step with their states. If the step is locked, all of them are. */
export function moduleEntries(
  modules: readonly LearningModule[],
  isStepLocked: boolean,
): ModuleEntry[] {
  const nextIndex = modules.findIndex((module) => countsAsLesson(module) && !isModuleDone(module))
  return modules.map((module, index) => {
    if (isStepLocked) return { module, state: 'locked', blockedBy: null }
    if (isModuleDone(module)) return { module, state: 'done', blockedBy: null }
    if (module.status === 'in_progress') return { module, state: 'in-progress', blockedBy: null }
    const before = modules.slice(0, index).findLast(countsAsLesson)
    if (before !== undefined && !isModuleDone(before)) {
      return { module, state: 'locked', blockedBy: before }
    }
    return { module, state: index === nextIndex ? 'next' : 'not-started', blockedBy: null }
  })
}

/** Whether a module may be opened from its path. */
export function isUnlocked({ subSkills }: LearningPath, module: LearningModule): boolean {
  return subSkills.some((step, index) =>
    moduleEntries(step.modules, blockingStep(subSkills, index) !== null).some(
      (entry) => entry.state !== 'locked' && isSameModule(entry.module, module),
    ),
  )
}
