import type { Kind } from './kinds'
import type { Module, LearningPath, SubSkill } from './learning-path'
import { nodeKind } from './node-kind'
import {
  countDone,
  countModules,
  countSubSkills,
  hasModules,
  isPathDone,
  isSubSkillDone,
  isSubSkillStarted,
} from './progress'
import { blockingSubSkill, moduleEntries, type ModuleEntry } from './unlocking'

export type NodeState = 'open' | 'in-progress' | 'done' | 'locked'

type NodeBase = {
  index: number
  id: string
  state: NodeState
  /**
   * Locked by the rules: no Start and no links, even if its state says that it is done
   *.
   */
  disabled: boolean
  /** The learner's boat is here. */
  isCurrent: boolean
}

export type IntroductionNode = NodeBase & { type: 'introduction' }

export type SubSkillNode = NodeBase & {
  type: 'step'
  /** The number of the step, from 1; the introduction has none. */
  step: number
  title: string
  /** The step's own description, else that of its first module, else null. */
  description: string | null
  kind: Kind
  entries: ModuleEntry[]
  doneModules: number
  /** The number of modules that can be completed; those of unknown type do not count. */
  countedModules: number
  /** The step to finish first if this one is locked. */
  blockedBy: { step: number; title: string } | null
}

export type TrophyNode = NodeBase & {
  type: 'trophy'
  /** How many steps are not finished yet. */
  stepsLeft: number
}

/**
 * A step of the path has three shapes: `SubSkill` is what the answer says, `PathNode` what it means for the
 * learner, `PathFlowNode` (path-elements.ts) where the chart draws it.
 */
export type PathNode = IntroductionNode | SubSkillNode | TrophyNode

export type PathNodes = {
  nodes: PathNode[]
  /** The index in `nodes` of the node with the boat. */
  currentIndex: number
  steps: { done: number; total: number }
}

const completedNodeId = 'completed-node'
const nodeId = (index: number) => `node-${index}`

/**
 * The index of the node where the learner is: the introduction until the path is begun, then the
 * first unfinished step, and the trophy when all steps are done.
 */
function findCurrent(subSkills: readonly SubSkill[], isBegun: boolean): number {
  if (isPathDone(subSkills)) return subSkills.length + 1
  const unfinished = subSkills.findIndex((step) => hasModules(step) && !isSubSkillDone(step))
  return isBegun ? unfinished + 1 : 0
}

function stepState(step: SubSkill, disabled: boolean): NodeState {
  if (isSubSkillDone(step)) return 'done'
  if (disabled) return 'locked'
  return isSubSkillStarted(step) ? 'in-progress' : 'open'
}

/**
 * The nodes of a path in order: `node-0` is the introduction, `node-1` to `node-n` the sub-skills,
 * `completed-node` the trophy. A path is begun when its introduction was opened or a lesson
 * is started.
 */
export function pathNodes({ skillName, subSkills }: LearningPath, isIntroduced = false): PathNodes {
  const isBegun = isIntroduced || subSkills.some(isSubSkillStarted)
  const currentIndex = findCurrent(subSkills, isBegun)
  const isDone = isPathDone(subSkills)
  const base = (index: number) => ({ index, isCurrent: index === currentIndex })

  const introduction: IntroductionNode = {
    ...base(0),
    type: 'introduction',
    id: nodeId(0),
    state: isBegun ? 'done' : 'open',
    disabled: false,
  }

  const steps = subSkills.map((step, stepIndex): SubSkillNode => {
    const index = stepIndex + 1
    const blocker = blockingSubSkill(subSkills, stepIndex)
    const disabled = blocker !== null
    return {
      ...base(index),
      type: 'step',
      id: nodeId(index),
      step: index,
      title: step.title,
      description: step.description || step.modules[0]?.description || null,
      kind: nodeKind(step.nodeType, step.title, skillName),
      state: stepState(step, disabled),
      disabled,
      entries: moduleEntries(step.modules, disabled),
      doneModules: countDone(step),
      countedModules: countModules(step),
      blockedBy: blocker && { step: subSkills.indexOf(blocker) + 1, title: blocker.title },
    }
  })

  const counted = countSubSkills(subSkills)
  const trophyIndex = subSkills.length + 1
  const trophy: TrophyNode = {
    ...base(trophyIndex),
    type: 'trophy',
    id: completedNodeId,
    state: isDone ? 'open' : 'locked',
    disabled: !isDone,
    stepsLeft: counted.total - counted.done,
  }

  return { nodes: [introduction, ...steps, trophy], currentIndex, steps: counted }
}

/** The next module of a node: the first unfinished one that is open, or null. */
export function nextModule(node: PathNode): Module | null {
  if (node.type !== 'step') return null
  const entry = node.entries.find(({ state }) => state === 'next' || state === 'in-progress')
  return entry?.module ?? null
}

/**
 * The boat's index before the last completion: one back if that completion opened a new node, else
 * the same.
 */
export function boatBefore({ nodes, currentIndex }: PathNodes): number {
  const current = nodes[currentIndex]
  const isNew = current?.state === 'open' && currentIndex > 0
  return isNew ? currentIndex - 1 : currentIndex
}
