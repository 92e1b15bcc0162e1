import { isSameId, type Id } from './ids'
import {
  canBeShown,
  findOnPath,
  isCompleted,
  isSameModule,
  type LearningPath,
  type Module,
  type ModuleKey,
  type ModulePosition,
  type ShownModule,
} from './learning-path'
import { firstToDo, isPathDone } from './progress'

/** How a module is left. */
export type Outcome = 'completed' | 'skipped'

/** What opens after a module. */
export type AfterModule =
  | { kind: 'module'; module: ShownModule }
  | { kind: 'feedback'; subSkillId: Id }
  | { kind: 'path' }

/**
 * What opens after a module: its next sibling, completed or not; after the last one the lesson feedback, if the sub-skill
 * has one and the module was not skipped; else its `nextModule`; else the path. Where the path did not load, nothing says
 * whether it is the last one: then its `nextModule` comes first, and the feedback only where it names none. A module that is not
 * on its path counts as the last of its sub-skill; after one without an id comes the next one to do there.
 */
export function afterModule(
  path: LearningPath | undefined,
  module: Module,
  outcome: Outcome,
): AfterModule {
  const position = findOnPath(path, module)
  const named = namedNext(path, module)
  const sibling = position ? nextSibling(position) : nextInSubSkill(path, module)
  const next = sibling ?? (path === undefined ? named : undefined)
  if (next) return { kind: 'module', module: next }
  const { subSkillId, parentHasFeedback } = position?.module ?? module
  if (parentHasFeedback && subSkillId !== null && outcome === 'completed') {
    return { kind: 'feedback', subSkillId }
  }
  return named ? { kind: 'module', module: named } : { kind: 'path' }
}

/** A module that was sent as completed. Whether it arrived, the path says (`earnedOn`). */
export type Completion = ModuleKey & {
  /** Great Job of it is no longer owed: it was answered, or the next lesson was opened instead. */
  isAnswered?: boolean | undefined
}

/** The completion once the path says that it counts: what was sent may not have arrived. */
export const earnedOn = (path: LearningPath, completion: Completion | undefined) => {
  const module = completion && findOnPath(path, completion)?.module
  return module && isCompleted(module) ? completion : undefined
}

/** The trophy of a skill is shown once, when all of it is done. */
export const isTrophyDue = (path: LearningPath, hadTrophy: boolean): boolean =>
  !hadTrophy && isPathDone(path.subSkills)

/** The next module of the same sub-skill that can be shown, completed or not. */
function nextSibling({ subSkill: { modules }, module }: ModulePosition): ShownModule | undefined {
  return modules.slice(modules.indexOf(module) + 1).find(canBeShown)
}

/** Where a module has no id, nothing says which of its sub-skill it is: the next one to do there. */
function nextInSubSkill(path: LearningPath | undefined, { id, subSkillId }: Module) {
  if (id !== null || subSkillId === null) return undefined
  const subSkill = path?.subSkills.find((one) => isSameId(one.id, subSkillId))
  return subSkill && firstToDo(subSkill.modules)
}

/**
 * The module that the server names as `nextModule`, unless it cannot be shown, is this one or is already completed: completed
 * modules that name each other would otherwise lead in a circle.
 */
function namedNext(path: LearningPath | undefined, module: Module): ShownModule | undefined {
  const named = findOnPath(path, module)?.module.nextModule ?? module.nextModule
  if (!named || isSameModule(named, module)) return undefined
  const known = findOnPath(path, named)?.module ?? named
  return canBeShown(known) && !isCompleted(known) ? known : undefined
}
