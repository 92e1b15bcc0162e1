import { textsIn } from '@/i18n/i18n'
import { useLanguage } from '@/i18n/useLanguage'
import { useSecondLines } from '@/ui/reading/useSecondLines'
import type { AskForPath } from '../ask-for-path'
import { pathNodes, type PathNode, type PathNodes } from '../path-nodes'
import { nodeIn, popoverWords } from './popover-words'

type Shown = {
  node: PathNode
  path: PathNodes
  skillName: string
  askForPath: AskForPath
  isShown: boolean
}

/** What the popover of a node says, in the other language. */
export function usePopoverLines({ node, path, skillName, askForPath, isShown }: Shown) {
  const own = textsIn(useLanguage(), 'learning-path')
  const steps = path.steps.total
  return useSecondLines({
    part: 'learning-path',
    own: () => [],
    here: popoverWords(own, node, { skillName, steps }),
    ask: askForPath,
    there: (other, language) => {
      const same = nodeIn(pathNodes(other), node)
      const texts = textsIn(language, 'learning-path')
      return same ? popoverWords(texts, same, { skillName: other.skillName, steps }) : []
    },
    isShown,
  })
}
