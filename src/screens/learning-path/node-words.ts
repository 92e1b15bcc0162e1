import type { TFunction } from 'i18next'
import type { PathNode, SubSkillNode, TrophyNode } from '@/domain/path-nodes'

/** The title of a node, and its state in words, because color alone must not tell it. */
export type NodeWords = { title: string; status: string }

export const subSkillTitle = (
  t: TFunction,
  { number, title }: Pick<SubSkillNode, 'number' | 'title'>,
): string => title || t('learningPath.subSkill.untitled', { number })

function subSkillStatus(t: TFunction, node: SubSkillNode): string {
  const { state, entries, doneModules, countedModules } = node
  if (entries.length === 0) return t('learningPath.state.empty')
  if (state !== 'in-progress' || doneModules === 0) return t(`learningPath.state.${state}`)
  return t('learningPath.state.modules', { done: doneModules, count: countedModules })
}

export function trophyStatus(t: TFunction, { disabled, subSkillsLeft }: TrophyNode): string {
  return disabled
    ? t('learningPath.trophy.lockedState', { count: subSkillsLeft })
    : t('learningPath.state.done')
}

/** The next step of the learner; at the end of the path there is none. */
export const isNext = (node: PathNode): boolean => node.isCurrent && node.type !== 'trophy'

export function nodeWords(t: TFunction, node: PathNode): NodeWords {
  switch (node.type) {
    case 'introduction':
      return {
        title: t('learningPath.introduction.title'),
        status: t(node.state === 'done' ? 'learningPath.state.done' : 'learningPath.state.start'),
      }
    case 'sub-skill':
      return { title: subSkillTitle(t, node), status: subSkillStatus(t, node) }
    case 'trophy':
      return { title: t('learningPath.trophy.title'), status: trophyStatus(t, node) }
  }
}
