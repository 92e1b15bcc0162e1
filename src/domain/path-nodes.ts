import { nodeKind, type Kind } from './kinds'
import type { LearningPath, ShownModule, SubSkill } from './learning-path'
import {
  countDone,
  countModules,
  countSubSkills,
  isPathDone,
  isSubSkillDone,
  isSubSkillStarted,
  firstToDo,
} from './progress'
import { blockingSubSkill, moduleEntries, type ModuleEntry } from './unlocking'

export type NodeState = 'open' | 'in-progress' | 'done' | 'locked'

type NodeBase = {
  id: string
  state: NodeState
  /** Shows no Start and no links, even if it is done. */
  disabled: boolean
  /** The learner is here. */
  isCurrent: boolean
}

export type IntroductionNode = NodeBase & { type: 'introduction' }

export type SubSkillNode = NodeBase & {
  type: 'sub-skill'
  /** From 1. */
  number: number
  title: string
  /** Its own description, else that of its first module, else null. */
  description: string | null
  kind: Kind
  entries: ModuleEntry[]
  /** The module that comes next in it; null if all are completed, or locked. */
  next: ShownModule | null
  doneModules: number
  /** Modules that cannot be shown do not count. */
  countedModules: number
  /** The sub-skill to finish first if this one is locked. */
  blockedBy: { number: number; title: string } | null
}

export type TrophyNode = NodeBase & {
  type: 'trophy'
  /** How many sub-skills are not finished yet. */
  subSkillsLeft: number
}

export type PathNode = IntroductionNode | SubSkillNode | TrophyNode

/** The id of the introduction's node. */
export const introductionId = 'node-0'

export type PathNodes = {
  nodes: PathNode[]
  /** The index in `nodes` of the node where the learner is. */
  currentIndex: number
  subSkills: { done: number; total: number }
}

/**
 * The index of the node where the learner is: the introduction until the path is begun, then the first unfinished sub-skill,
 * and the trophy when all are done.
 */
function findCurrent(subSkills: readonly SubSkill[], isBegun: boolean): number {
  if (isPathDone(subSkills)) return subSkills.length + 1
  const unfinished = subSkills.findIndex(({ modules }) => firstToDo(modules))
  return isBegun ? unfinished + 1 : 0
}

function subSkillState(subSkill: SubSkill, disabled: boolean): NodeState {
  if (isSubSkillDone(subSkill)) return 'done'
  if (disabled) return 'locked'
  return isSubSkillStarted(subSkill) ? 'in-progress' : 'open'
}

/**
 * The nodes of a path in order: introduction, sub-skills, trophy. A path is begun when a lesson was opened from it or a
 * module is started.
 */
export function nodesOnPath(
  { skillName, subSkills }: LearningPath,
  isIntroduced = false,
): PathNodes {
  const isBegun = isIntroduced || subSkills.some(isSubSkillStarted)
  const currentIndex = findCurrent(subSkills, isBegun)
  const isDone = isPathDone(subSkills)

  const introduction: IntroductionNode = {
    type: 'introduction',
    id: introductionId,
    state: isBegun ? 'done' : 'open',
    disabled: false,
    isCurrent: currentIndex === 0,
  }

  const subSkillNodes = subSkills.map((subSkill, index): SubSkillNode => {
    const number = index + 1
    const blocker = blockingSubSkill(subSkills, index)
    const disabled = blocker !== null
    return {
      type: 'sub-skill',
      id: `node-${number}`,
      number,
      title: subSkill.title,
      description: subSkill.description || subSkill.modules[0]?.description || null,
      kind: nodeKind(subSkill.nodeType, subSkill.title, skillName),
      state: subSkillState(subSkill, disabled),
      disabled,
      isCurrent: currentIndex === number,
      entries: moduleEntries(subSkill.modules, disabled),
      next: disabled ? null : (firstToDo(subSkill.modules) ?? null),
      doneModules: countDone(subSkill),
      countedModules: countModules(subSkill),
      blockedBy: blocker && { number: subSkills.indexOf(blocker) + 1, title: blocker.title },
    }
  })

  const counted = countSubSkills(subSkills)
  const trophy: TrophyNode = {
    type: 'trophy',
    id: 'completed-node',
    state: isDone ? 'open' : 'locked',
    disabled: !isDone,
    isCurrent: isDone,
    subSkillsLeft: counted.total - counted.done,
  }

  return { nodes: [introduction, ...subSkillNodes, trophy], currentIndex, subSkills: counted }
}

/**
 * Where the learner was before the last completion: one node back if that opened a new one. On a sub-skill without modules they
 * never were.
 */
export function indexBefore({ nodes, currentIndex }: PathNodes): number {
  const isNew = nodes[currentIndex]?.state === 'open' && currentIndex > 0
  if (!isNew) return currentIndex
  return nodes
    .slice(0, currentIndex)
    .findLastIndex((node) => node.type !== 'sub-skill' || node.countedModules > 0)
}
