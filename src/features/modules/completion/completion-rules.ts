import {
  countsAsLesson,
  isSameModule,
  type LearningModule,
  type LearningPath,
  type ModuleKey,
  type SubSkill,
} from '@/api/learning'
import type { Id } from '@/api/transport/call'

/** Where a module stands on its path. */
export type ModulePosition = {
  subSkill: SubSkill
  /** The module as the path knows it: the newest state, in the language of the interface. */
  module: LearningModule
  /** 'Part 2 of 3': counted from 1. */
  part: number
  parts: number
}

/** Where a learner goes after finishing a module. */
export type NextStep =
  | { kind: 'rating'; subSkillId: Id; completedModule: string }
  | { kind: 'module'; module: LearningModule }
  /** Null where nothing was completed just now: the path has nothing to celebrate. */
  | { kind: 'path'; completedModule: string | null }

/** What completing a module opens. */
export type Ahead = {
  /** The module that comes next; null where a rating or the path does. */
  next: LearningModule | null
  /** It is the only module of the skill that is not completed. */
  finishesSkill: boolean
  /** The sub-skill that is rated before anything else; null where none is. */
  rating: Id | null
}

/** The position of a module on its path; null while the path is unknown or does not hold it. */
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
 * The completion handler's decision (rules.md#completion): the next sibling, finished or not; after the
 * last one the rating, where the parent sub-skill has a feedback; else the module that this one names
 * as the next; else the path. A module that is not on the path counts as the last of its list.
 */
export function nextStep(path: LearningPath | undefined, completed: LearningModule): NextStep {
  const position = findOnPath(path, completed)
  const completedModule = completed.title
  const sibling = nextSibling(position)
  if (!sibling && position?.subSkill.hasFeedback) {
    return { kind: 'rating', subSkillId: position.subSkill.id, completedModule }
  }
  const module = sibling ?? namedNext(path, completed)
  return module ? { kind: 'module', module } : { kind: 'path', completedModule }
}

/**
 * Where a learner goes on from a module that they do not complete now: one that is done already, or
 * that cannot be shown. To its next one, else to the path: no rating, nothing to celebrate.
 */
export function stepPast(path: LearningPath | undefined, left: LearningModule): NextStep {
  const module = nextSibling(findOnPath(path, left)) ?? namedNext(path, left)
  return module ? { kind: 'module', module } : { kind: 'path', completedModule: null }
}

/** The next one of its list, finished or not. What cannot be shown is no way on. */
function nextSibling(position: ModulePosition | null): LearningModule | undefined {
  return position?.subSkill.modules.slice(position.part).find(countsAsLesson)
}

/**
 * The module that this one names as the next, while it is unfinished: one that names itself, or two
 * that name each other, are no way.
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

/** What lies ahead of a module that is not saved as completed yet; null while the path is unknown. */
export function lookAhead(path: LearningPath | undefined, module: LearningModule): Ahead | null {
  if (!path) return null
  const step = nextStep(path, module)
  const [last, ...others] = path.subSkills
    .flatMap((subSkill) => subSkill.modules)
    .filter((candidate) => countsAsLesson(candidate) && candidate.status !== 'completed')
  return {
    next: step.kind === 'module' ? step.module : null,
    rating: step.kind === 'rating' ? step.subSkillId : null,
    finishesSkill: last !== undefined && others.length === 0 && isSameModule(last, module),
  }
}
