import { isModuleDone, lessonsOf, type SubSkill } from '@/api/learning'

/** The progress of a learner on a path (rules.md#unlocking). */

export const countLessons = (step: SubSkill) => lessonsOf(step).length

export const hasLessons = (step: SubSkill) => countLessons(step) > 0

export const countDone = (step: SubSkill) => lessonsOf(step).filter(isModuleDone).length

/** A step is done if it has lessons and all are completed. */
export const isStepDone = (step: SubSkill) =>
  hasLessons(step) && lessonsOf(step).every(isModuleDone)

/** A step is started if a lesson is in progress or completed. */
export const isStepStarted = (step: SubSkill) =>
  lessonsOf(step).some((module) => module.status !== 'not_started')

/** Counts the steps, without the introduction and without steps that have no lessons. */
export function countSteps(steps: readonly SubSkill[]): { done: number; total: number } {
  return { done: steps.filter(isStepDone).length, total: steps.filter(hasLessons).length }
}

/** How many percent of the lessons are done, as the skill map counts them. */
export function percentDone(steps: readonly SubSkill[]): number {
  const lessons = steps.flatMap(lessonsOf)
  return lessons.length === 0 ? 0 : (100 * lessons.filter(isModuleDone).length) / lessons.length
}

/** True if there are steps with lessons, and all are done. */
export function isPathDone(steps: readonly SubSkill[]): boolean {
  const { done, total } = countSteps(steps)
  return total > 0 && done === total
}
