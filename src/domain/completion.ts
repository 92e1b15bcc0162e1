import type { Id } from './ids'
import {
  canBeShown,
  findOnPath,
  isCompleted,
  isSameModule,
  modulesToShow,
  type LearningPath,
  type Module,
  type ModulePosition,
} from './learning-path'

/** How a module is left: completed now, completed although it was before, or without completing it. */
export type Outcome = 'completed' | 'repeated' | 'skipped'

/** The outcome of completing this module. To be asked before it is saved: then the path has it as completed. */
export const outcomeOf = (module: Module): Outcome =>
  isCompleted(module) ? 'repeated' : 'completed'

/** What opens after a module. */
export type AfterModule = {
  /** Whether the last uncompleted module of the skill is completed now. */
  finishesSkill: boolean
} & ({ kind: 'module'; module: Module } | { kind: 'feedback'; subSkillId: Id } | { kind: 'path' })

/**
 * What opens after a module: its next sibling, completed or not; after the last one the lesson feedback, if the sub-skill
 * has one and the module was not skipped; else its `nextModule`; else the path.
 */
export function afterModule(
  path: LearningPath | undefined,
  module: Module,
  outcome: Outcome,
): AfterModule {
  const finishesSkill = outcome === 'completed' && isLastOfSkill(path, module)
  const position = findOnPath(path, module)
  const sibling = nextSibling(position)
  if (sibling) return { kind: 'module', module: sibling, finishesSkill }
  if (position?.subSkill.hasFeedback && outcome !== 'skipped') {
    return { kind: 'feedback', subSkillId: position.subSkill.id, finishesSkill }
  }
  const named = namedNext(path, module)
  if (named) return { kind: 'module', module: named, finishesSkill }
  return { kind: 'path', finishesSkill }
}

/** Whether all other modules of the skill are completed. The path may have this one as completed already. */
function isLastOfSkill(path: LearningPath | undefined, module: Module): boolean {
  const modules = path?.subSkills.flatMap(modulesToShow) ?? []
  const isThis = (one: Module) => isSameModule(one, module)
  return modules.some(isThis) && modules.every((one) => isThis(one) || isCompleted(one))
}

/** The next module of the same sub-skill that can be shown, completed or not. */
function nextSibling(position: ModulePosition | null): Module | undefined {
  if (!position) return undefined
  const { modules } = position.subSkill
  return modules.slice(modules.indexOf(position.module) + 1).find(canBeShown)
}

/**
 * The module that the server names as `nextModule`, unless it is this one or already completed: modules that name
 * themselves or each other would otherwise lead in a circle.
 */
function namedNext(path: LearningPath | undefined, module: Module): Module | undefined {
  const named = findOnPath(path, module)?.module.nextModule ?? module.nextModule
  if (!named || !canBeShown(named) || isSameModule(named, module)) return undefined
  const known = findOnPath(path, named)?.module ?? named
  return isCompleted(known) ? undefined : known
}
