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

/** What opens after a module. */
export type AfterModule =
  | { kind: 'feedback'; subSkillId: Id; completed: Module }
  | { kind: 'module'; module: Module }
  /** Null if nothing was completed just now, so that the path celebrates nothing. */
  | { kind: 'path'; completed: Module | null }

/** What follows once a module is completed. */
export type Ahead = {
  /** The next module; null if the lesson feedback or the path comes next. */
  next: Module | null
  /** Whether it is the last uncompleted module of the skill. */
  finishesSkill: boolean
}

/**
 * What opens after a completed module: its next sibling, completed or not; after the last one the lesson feedback, if the
 * sub-skill has one; else its `nextModule`; else the path.
 */
export function afterModule(path: LearningPath | undefined, completed: Module): AfterModule {
  const position = findOnPath(path, completed)
  const sibling = nextSibling(position)
  if (!sibling && position?.subSkill.hasFeedback) {
    return { kind: 'feedback', subSkillId: position.subSkill.id, completed }
  }
  const module = sibling ?? namedNext(path, completed)
  return module ? { kind: 'module', module } : { kind: 'path', completed }
}

/**
 * What opens after a module that is not completed now, because it was before or cannot be shown: the next module, else the
 * path, without feedback or celebration.
 */
export function afterSkipped(path: LearningPath | undefined, left: Module): AfterModule {
  const module = nextSibling(findOnPath(path, left)) ?? namedNext(path, left)
  return module ? { kind: 'module', module } : { kind: 'path', completed: null }
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

/** What follows if this module is completed now; null while the path is unknown. */
export function lookAhead(path: LearningPath | undefined, module: Module): Ahead | null {
  if (!path) return null
  const after = afterModule(path, module)
  const modules = path.subSkills.flatMap(modulesToShow)
  const isThis = (one: Module) => isSameModule(one, module)
  return {
    next: after.kind === 'module' ? after.module : null,
    // The path may already have the module as completed.
    finishesSkill:
      !isCompleted(module) &&
      modules.some(isThis) &&
      modules.every((one) => isCompleted(one) || isThis(one)),
  }
}
