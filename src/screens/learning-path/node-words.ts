import type { TFunction } from 'i18next'
import type { PathNode, SubSkillNode, TrophyNode } from '@/domain/path-nodes'

type PathTexts = TFunction<'learning-path'>

/** The title of a node, and its state in words, because color alone must not tell it. */
export type NodeWords = { title: string; status: string }

export const subSkillTitle = (
  t: PathTexts,
  { number, title }: Pick<SubSkillNode, 'number' | 'title'>,
): string => title || t('subSkill.untitled', { number })

function subSkillStatus(t: PathTexts, node: SubSkillNode): string {
  const { state, entries, doneModules, countedModules } = node
  if (entries.length === 0) return t('state.empty')
  if (state !== 'in-progress' || doneModules === 0) return t(`state.${state}`)
  return t('state.modules', { done: doneModules, count: countedModules })
}

export function trophyStatus(t: PathTexts, { disabled, subSkillsLeft }: TrophyNode): string {
  if (!disabled) return t('state.done')
  return subSkillsLeft === 0 ? t('state.locked') : t('trophy.lockedState', { count: subSkillsLeft })
}

/** The next step of the learner; at the end of the path there is none. */
export const isNext = (node: PathNode): boolean => node.isCurrent && node.type !== 'trophy'

export function nodeWords(t: PathTexts, node: PathNode): NodeWords {
  switch (node.type) {
    case 'introduction':
      return {
        title: t('introduction.title'),
        status: t(node.state === 'done' ? 'state.done' : 'state.start'),
      }
    case 'sub-skill':
      return { title: subSkillTitle(t, node), status: subSkillStatus(t, node) }
    case 'trophy':
      return { title: t('trophy.title'), status: trophyStatus(t, node) }
  }
}
