import { textsIn } from '@/i18n/i18n'
import { useLanguage } from '@/i18n/useLanguage'
import { usePeek } from '@/ui/peek/usePeek'
import { pathNodes, type PathNode, type PathNodes } from '../path-nodes'
import type { AskForPath } from '../useCelebrationPeeks'
import { nodeIn, popoverWords } from './popover-words'

type Shown = { path: PathNodes; skillName: string; askForPath: AskForPath }

/** What the popover of a node says, in the other language. */
export function usePopoverPeek(node: PathNode, { path, skillName, askForPath }: Shown) {
  const own = textsIn(useLanguage(), 'learning-path')
  const steps = path.steps.total
  return usePeek({
    here: popoverWords(own, node, { skillName, steps }),
    ask: askForPath,
    there: (other, language) => {
      const twin = nodeIn(pathNodes(other), node)
      const texts = textsIn(language, 'learning-path')
      return twin ? popoverWords(texts, twin, { skillName: other.skillName, steps }) : []
    },
  })
}
