import {
  canBeShown,
  isCompleted,
  isSameModule,
  type Module,
  type LearningPath,
  type SubSkill,
} from './learning-path'
import { hasModules, isSubSkillDone, firstToDo } from './progress'

/**
 * The sub-skill that must be finished before this one opens, or null if it is open. Sub-skills without
 * modules can never be finished, so they are skipped.
 */
export function blockingSubSkill(subSkills: readonly SubSkill[], index: number): SubSkill | null {
  const before = subSkills.slice(0, index).findLast(hasModules)
  return before === undefined || isSubSkillDone(before) ? null : before
}

export type EntryState = 'done' | 'in-progress' | 'next' | 'not-started' | 'locked'

export type ModuleEntry = {
  module: Module
  state: EntryState
  /** For a locked module: the one that must be finished first, or null if the whole sub-skill is locked. */
  blockedBy: Module | null
}

/**
 * The modules of a sub-skill with their states. Only the one before locks a module, and one in progress stays open. If the
 * sub-skill is locked, all of them are.
 */
export function moduleEntries(
  modules: readonly Module[],
  isSubSkillLocked: boolean,
): ModuleEntry[] {
  const next = firstToDo(modules)
  return modules.map((module, index) => {
    if (isSubSkillLocked) return { module, state: 'locked', blockedBy: null }
    if (isCompleted(module)) return { module, state: 'done', blockedBy: null }
    if (module.status === 'in_progress') return { module, state: 'in-progress', blockedBy: null }
    const before = modules.slice(0, index).findLast(canBeShown)
    if (before !== undefined && !isCompleted(before)) {
      return { module, state: 'locked', blockedBy: before }
    }
    return { module, state: module === next ? 'next' : 'not-started', blockedBy: null }
  })
}

/** Whether a module may be opened from its path. */
export function isUnlocked({ subSkills }: LearningPath, module: Module): boolean {
  return subSkills.some((subSkill, index) =>
    moduleEntries(subSkill.modules, blockingSubSkill(subSkills, index) !== null).some(
      (entry) => entry.state !== 'locked' && isSameModule(entry.module, module),
    ),
  )
}
