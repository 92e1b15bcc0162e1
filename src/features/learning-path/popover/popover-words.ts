import type { TFunction } from 'i18next'
import { isSameModule } from '@/api/learning'
import { moduleTitle, stepTitle } from '../node-words'
import type { PathNode, PathNodes, SubSkillNode } from '../path-nodes'

type PathTexts = TFunction<'learning-path'>

/**
 * The lines of a node's popover: title, description, why it is locked, then its modules. An empty
 * string is left out.
 */
export function popoverWords(
  t: PathTexts,
  node: PathNode,
  { skillName, steps }: { skillName: string; steps: number },
): string[] {
  switch (node.type) {
    case 'introduction':
      return [
        t('introduction.welcome', { skillName }),
        steps > 0 ? t('introduction.how', { count: steps }) : '',
      ]
    case 'step':
      return [
        stepTitle(t, node),
        stepAbout(t, node),
        node.blockedBy ? t('step.locked', { title: stepTitle(t, node.blockedBy) }) : '',
        ...(node.disabled ? [] : node.entries.map(({ module }) => moduleTitle(t, module))),
      ]
    case 'trophy':
      return [t('trophy.title'), t(node.disabled ? 'trophy.locked' : 'trophy.unlocked')]
  }
}

export const stepAbout = (t: PathTexts, { entries, description }: SubSkillNode): string =>
  entries.length === 0 ? t('step.empty') : (description ?? t('step.description'))

/** The same node with the words of the path in another language; null if the two paths do not match there. */
export function nodeIn(other: PathNodes, node: PathNode): PathNode | null {
  if (node.type !== 'step') return node
  const translated = other.nodes[node.index]
  const isSame =
    translated?.type === 'step' &&
    translated.entries.length === node.entries.length &&
    node.entries.every(({ module }, at) => {
      const there = translated.entries[at]?.module
      return there !== undefined && isSameModule(module, there)
    })
  if (!isSame) return null
  const blocker = node.blockedBy && other.nodes[node.blockedBy.step]
  return {
    ...node,
    title: translated.title,
    description: translated.description,
    blockedBy: blocker?.type === 'step' ? blocker : node.blockedBy,
    entries: node.entries.map((entry, at) => ({ ...entry, ...pickModule(translated, at) })),
  }
}

function pickModule({ entries }: SubSkillNode, at: number) {
  const module = entries[at]?.module
  return module && { module }
}
