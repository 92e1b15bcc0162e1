import { countsAsLesson, type LearningModule, type SubSkill } from '@/api/learning'

/** Which steps of a path and which modules of a step are open (rules.md#unlocking). */

const lessonsOf = (step: SubSkill) => step.modules.filter(countsAsLesson)

export const countLessons = (step: SubSkill) => lessonsOf(step).length

export const hasLessons = (step: SubSkill) => countLessons(step) > 0

const isModuleDone = (module: LearningModule) => module.status === 'completed'

export const countDone = (step: SubSkill) => lessonsOf(step).filter(isModuleDone).length

/** Done means: it has modules, and all of them are completed. */
export const isStepDone = (step: SubSkill) =>
  hasLessons(step) && lessonsOf(step).every(isModuleDone)

/** Started means: some module is in progress or completed. */
export const isStepStarted = (step: SubSkill) =>
  lessonsOf(step).some((module) => module.status !== 'not_started')

/**
 * The step that must be finished before this one opens, or null when it is open. Steps without
 * modules can never be finished, so they are looked through to the nearest one that has some.
 */
export function blockingStep(steps: readonly SubSkill[], index: number): SubSkill | null {
  const before = steps.slice(0, index).findLast(hasLessons)
  return before === undefined || isStepDone(before) ? null : before
}

/** How many steps are done. Only steps with lessons count, and the introduction is none of them. */
export function countSteps(steps: readonly SubSkill[]): { done: number; total: number } {
  return { done: steps.filter(isStepDone).length, total: steps.filter(hasLessons).length }
}

/** True when every step that can be done is done, and there is at least one. */
export function isPathDone(steps: readonly SubSkill[]): boolean {
  const { done, total } = countSteps(steps)
  return total > 0 && done === total
}

export type ModuleState = 'done' | 'in-progress' | 'next' | 'not-started' | 'locked'

export type ModuleEntry = {
  module: LearningModule
  state: ModuleState
  /** Of a locked one: the module that must be finished first; null when the whole step is locked. */
  blockedBy: LearningModule | null
}

/** The modules of a step with their states; all of them are locked while the step is. */
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
