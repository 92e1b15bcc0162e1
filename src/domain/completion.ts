import {
  countsAsLesson,
  isSameModule,
  type LearningModule,
  type LearningPath,
  type ModuleKey,
  type SubSkill,
} from '@/api/learning'
import type { Id } from '@/api/transport/call'

/** The position of a module on its path. */
export type ModulePosition = {
  subSkill: SubSkill
  /** The module from the path, which has its newest status, in the language of the interface. */
  module: LearningModule
  /** The 2 of 'Lesson 2 of 3'. */
  part: number
  parts: number
}

/** What opens after a module. */
export type NextStep =
  | { kind: 'rating'; subSkillId: Id; completed: LearningModule }
  | { kind: 'module'; module: LearningModule }
  /** Null if nothing was completed just now, so that the path celebrates nothing. */
  | { kind: 'path'; completed: LearningModule | null }

/** What follows once a module is completed. */
export type Ahead = {
  /** The next module; null if the rating or the path comes next. */
  next: LearningModule | null
  /** Whether it is the last uncompleted module of the skill. */
  finishesSkill: boolean
}

/** The position of a module on its path; null while the path is unknown or does not contain it. */
export function findOnPath(
  path: LearningPath | undefined,
  module: ModuleKey,
): ModulePosition | null {
  for (const subSkill of path?.subSkills ?? []) {
    const index = subSkill.modules.findIndex((candidate) => isSameModule(candidate, module))
    const found = subSkill.modules[index]
    if (found) {
      return { subSkill, module: found, part: index + 1, parts: subSkill.modules.length }
    }
  }
  return null
}

/**
 * The step after a completed module (rules.md#completion): its next sibling, completed or not; after the last sibling
 * the rating, if the sub-skill has one; else the `nextModule` of the completed one; else the path. A module that is not
 * on the path has no siblings.
 */
export function nextStep(path: LearningPath | undefined, completed: LearningModule): NextStep {
  const position = findOnPath(path, completed)
  const sibling = nextSibling(position)
  if (!sibling && position?.subSkill.hasFeedback) {
    return { kind: 'rating', subSkillId: position.subSkill.id, completed }
  }
  const module = sibling ?? namedNext(path, completed)
  return module ? { kind: 'module', module } : { kind: 'path', completed }
}

/**
 * The step after a module that is not completed now, because it already was or because it cannot be shown: the next
 * module, else the path, without rating or celebration.
 */
export function stepPast(path: LearningPath | undefined, left: LearningModule): NextStep {
  const module = nextSibling(findOnPath(path, left)) ?? namedNext(path, left)
  return module ? { kind: 'module', module } : { kind: 'path', completed: null }
}

/** The next module of the same sub-skill that can be shown, completed or not. */
function nextSibling(position: ModulePosition | null): LearningModule | undefined {
  return position?.subSkill.modules.slice(position.part).find(countsAsLesson)
}

/**
 * The module that the server names as `nextModule`, unless it is this one or already completed: modules that name
 * themselves or each other would otherwise lead in a circle.
 */
function namedNext(
  path: LearningPath | undefined,
  module: LearningModule,
): LearningModule | undefined {
  const named = findOnPath(path, module)?.module.nextModule ?? module.nextModule
  if (!named || !countsAsLesson(named) || isSameModule(named, module)) return undefined
  const known = findOnPath(path, named)?.module ?? named
  return known.status === 'completed' ? undefined : known
}

/** What would follow if this module were completed now; null while the path is unknown. */
export function lookAhead(path: LearningPath | undefined, module: LearningModule): Ahead | null {
  if (!path) return null
  const step = nextStep(path, module)
  const [last, ...others] = path.subSkills
    .flatMap((subSkill) => subSkill.modules)
    .filter((candidate) => countsAsLesson(candidate) && candidate.status !== 'completed')
  return {
    next: step.kind === 'module' ? step.module : null,
    finishesSkill: last !== undefined && others.length === 0 && isSameModule(last, module),
  }
}
