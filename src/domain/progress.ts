import {
  canBeShown,
  isCompleted,
  modulesToShow,
  type LearningPath,
  type Module,
  type SubSkill,
} from './learning-path'

/* Modules that cannot be shown count for nothing. */

export const countModules = (subSkill: SubSkill) => modulesToShow(subSkill).length

export const hasModules = (subSkill: SubSkill) => countModules(subSkill) > 0

export const countDone = (subSkill: SubSkill) => modulesToShow(subSkill).filter(isCompleted).length

/** Which of these modules is next: the first one that is not completed. */
export const nextModule = (modules: readonly Module[]): Module | undefined =>
  modules.find((module) => canBeShown(module) && !isCompleted(module))

/** The module that comes next on a path; undefined if nothing is left to do. */
export const nextModuleOnPath = ({ subSkills }: LearningPath): Module | undefined =>
  nextModule(subSkills.flatMap(({ modules }) => modules))

/** A sub-skill is done if it has modules and all are completed. */
export const isSubSkillDone = (subSkill: SubSkill) =>
  hasModules(subSkill) && !nextModule(subSkill.modules)

/** A sub-skill is started if a module is in progress or completed. */
export const isSubSkillStarted = (subSkill: SubSkill) =>
  modulesToShow(subSkill).some((module) => module.status !== 'not_started')

/** Counts the sub-skills, without the introduction and without those that have no modules. */
export function countSubSkills(subSkills: readonly SubSkill[]): { done: number; total: number } {
  return {
    done: subSkills.filter(isSubSkillDone).length,
    total: subSkills.filter(hasModules).length,
  }
}

/** A whole number from 0 to 100, rounded down: 100 only where all is done, and 0 only where nothing is begun. */
export const wholePercent = (percent: number): number =>
  percent > 0 ? Math.min(100, Math.max(1, Math.floor(percent))) : 0

/** How many percent of the modules are completed, as the skill map counts them. */
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
