import { isFinishedHere, type FinishedLesson } from '@/learner/kept/finished-lessons'
import { countsAsLesson, type LearningModule, type LearningPath, type SubSkill } from './learning'

/** The progress of a learner on a path (rules.md#unlocking). */

/** The modules of a step that count for locks, progress and the trophy. */
export const lessonsOf = (step: SubSkill) => step.modules.filter(countsAsLesson)

export const countLessons = (step: SubSkill) => lessonsOf(step).length

export const hasLessons = (step: SubSkill) => countLessons(step) > 0

export const isModuleDone = (module: LearningModule) => module.status === 'completed'

/** Whether the next module opens: it is done, or finished on this device and not saved yet. */
export const isModulePassed = (module: LearningModule) =>
  isModuleDone(module) || module.isFinishedHere === true

export const countDone = (step: SubSkill) => lessonsOf(step).filter(isModuleDone).length

/** A step is done if it has lessons and all are completed. */
export const isStepDone = (step: SubSkill) =>
  hasLessons(step) && lessonsOf(step).every(isModuleDone)

/** Whether the next step opens, if only on this device. */
export const isStepPassed = (step: SubSkill) =>
  hasLessons(step) && lessonsOf(step).every(isModulePassed)

/** A step is started if a lesson is in progress or completed. */
export const isStepStarted = (step: SubSkill) =>
  lessonsOf(step).some((module) => module.status !== 'not_started' || module.isFinishedHere)

/** Counts the steps, without the introduction and without steps that have no lessons. */
export function countSteps(steps: readonly SubSkill[]): { done: number; total: number } {
  return { done: steps.filter(isStepDone).length, total: steps.filter(hasLessons).length }
}

/** True if there are steps with lessons, and all are done. */
export function isPathDone(steps: readonly SubSkill[]): boolean {
  const { done, total } = countSteps(steps)
  return total > 0 && done === total
}

/** The path with what was finished on this device and is not saved yet. */
export function withFinishedHere(
  path: LearningPath,
  finished: readonly FinishedLesson[],
): LearningPath {
  if (finished.length === 0) return path
  const marked = (module: LearningModule): LearningModule =>
    !isModuleDone(module) && isFinishedHere(finished, module)
      ? { ...module, isFinishedHere: true }
      : module
  const subSkills = path.subSkills.map((step) => ({ ...step, modules: step.modules.map(marked) }))
  return { ...path, subSkills }
}
