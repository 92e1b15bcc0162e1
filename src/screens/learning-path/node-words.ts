import type { TFunction } from 'i18next'
import type { PathNode, SubSkillNode, TrophyNode } from '@/domain/path-nodes'
import type { ModuleEntry } from '@/domain/unlocking'

type PathTexts = TFunction<'learning-path'>

/** The title of a node, and its state in words, because color alone must not tell it. */
export type NodeWords = { title: string; status: string }

export function stepTitle(t: PathTexts, step: { step: number; title: string }): string {
  return step.title || t('step.untitled', { number: step.step })
}

export function moduleTitle(t: PathTexts, { title, type }: ModuleEntry['module']): string {
  return title || t(`module.type.${type ?? 'unknown'}`)
}

function stepStatus(
  t: PathTexts,
  { state, entries, doneModules, countedModules }: SubSkillNode,
): string {
  if (entries.length === 0) return t('state.empty')
  if (state !== 'in-progress' || doneModules === 0) return t(`state.${state}`)
  return t('state.lessons', { done: doneModules, count: countedModules })
}

export function trophyStatus(t: PathTexts, { disabled, stepsLeft }: TrophyNode): string {
  if (!disabled) return t('state.unlocked')
  return stepsLeft === 0 ? t('state.locked') : t('trophy.lockedState', { count: stepsLeft })
}

export function nodeWords(t: PathTexts, node: PathNode): NodeWords {
  switch (node.type) {
    case 'introduction':
      return {
        title: t('introduction.title'),
        status: t(node.state === 'done' ? 'state.done' : 'state.start'),
      }
    case 'step':
      return { title: stepTitle(t, node), status: stepStatus(t, node) }
    case 'trophy':
      return { title: t('trophy.title'), status: trophyStatus(t, node) }
  }
}
