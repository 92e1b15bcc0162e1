import { isSameModule, type LearningModule, type LearningPath, type SubSkill } from '@/api/learning'
import type { Id } from '@/api/transport/call'

/** Where a module stands on its path. */
export type ModulePlace = {
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
}

/** The place of a module on its path; null while the path is unknown or does not hold it. */
export function findPlace(
  path: LearningPath | undefined,
  module: LearningModule,
): ModulePlace | null {
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
  const place = findPlace(path, completed)
  const completedModule = completed.title
  const isLast = place?.subSkill.modules[place.part] === undefined
  if (isLast && place?.subSkill.hasFeedback) {
    return { kind: 'rating', subSkillId: place.subSkill.id, completedModule }
  }
  const module = nextModule(place, completed)
  return module ? { kind: 'module', module } : { kind: 'path', completedModule }
}

/**
 * Where a module leads that was completed before and is passed over: to its next one, else to the
 * path. Nothing was completed now, so no rating is asked for and nothing is celebrated. A module
 * that is named as the next leads on only while it is unfinished: two that name each other are no way.
 */
export function stepPast(path: LearningPath | undefined, completed: LearningModule): NextStep {
  const place = findPlace(path, completed)
  const next = nextModule(place, completed)
  const isSibling = next !== null && next === place?.subSkill.modules[place.part]
  const status = next && (findPlace(path, next)?.module ?? next).status
  return next && (isSibling || status !== 'completed')
    ? { kind: 'module', module: next }
    : { kind: 'path', completedModule: null }
}

/** The next sibling, finished or not, else the module that this one names as the next. */
function nextModule(place: ModulePlace | null, module: LearningModule): LearningModule | null {
  const sibling = place?.subSkill.modules[place.part]
  return sibling ?? place?.module.nextModule ?? module.nextModule
}

/** What lies ahead of a module that is not saved as completed yet; null while the path is unknown. */
export function lookAhead(path: LearningPath | undefined, module: LearningModule): Ahead | null {
  if (!path) return null
  const step = nextStep(path, module)
  const open = path.subSkills
    .flatMap((subSkill) => subSkill.modules)
    .filter((candidate) => candidate.status !== 'completed')
  return {
    next: step.kind === 'module' ? step.module : null,
    finishesSkill: open.length === 1 && open.every((candidate) => isSameModule(candidate, module)),
  }
}
