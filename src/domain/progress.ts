import {
  canBeShown,
  isCompleted,
  modulesToShow,
  type LearningPath,
  type Module,
  type ShownModule,
  type SubSkill,
} from './learning-path'

/* Modules that cannot be shown count for nothing. */

export const countModules = (subSkill: SubSkill) => modulesToShow(subSkill).length

export const hasModules = (subSkill: SubSkill) => countModules(subSkill) > 0

export const countDone = (subSkill: SubSkill) => modulesToShow(subSkill).filter(isCompleted).length

/** The first of these modules that is not completed. */
export const firstToDo = (modules: readonly Module[]): ShownModule | undefined =>
  modules.filter(canBeShown).find((module) => !isCompleted(module))

/** The first module of a path that is not completed; undefined if nothing is left to do. */
export const firstToDoOnPath = ({ subSkills }: LearningPath): ShownModule | undefined =>
  firstToDo(subSkills.flatMap(({ modules }) => modules))

/** A sub-skill is done if it has modules and all are completed. */
export const isSubSkillDone = (subSkill: SubSkill) =>
  hasModules(subSkill) && !firstToDo(subSkill.modules)

/** A sub-skill is started if a module is in progress or completed. */
export const isSubSkillStarted = (subSkill: SubSkill) =>
  modulesToShow(subSkill).some((module) => module.status !== 'not_started')

/** Counts the sub-skills; those without modules that can be shown do not count. */
export function countSubSkills(subSkills: readonly SubSkill[]): { done: number; total: number } {
  return {
    done: subSkills.filter(isSubSkillDone).length,
    total: subSkills.filter(hasModules).length,
  }
}

/** A whole number from 0 to 100, rounded down: 100 only where all is done, and 0 only where nothing is done. */
export const wholePercent = (percent: number): number =>
  percent > 0 ? Math.min(100, Math.max(1, Math.floor(percent))) : 0

/** How many percent of the modules are completed. The backend counts a skill's progress in the same way. */
export function percentDone(subSkills: readonly SubSkill[]): number {
  const modules = subSkills.flatMap(modulesToShow)
  const done = modules.filter(isCompleted).length
  return modules.length === 0 ? 0 : wholePercent((100 * done) / modules.length)
}

/** True if there are sub-skills with modules, and all are done. */
export function isPathDone(subSkills: readonly SubSkill[]): boolean {
  const { done, total } = countSubSkills(subSkills)
  return total > 0 && done === total
}
