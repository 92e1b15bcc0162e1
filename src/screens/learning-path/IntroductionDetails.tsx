import { useTranslation } from 'react-i18next'
import { Button } from '@/components/controls/Button'
import { LongWords } from '@/components/controls/LongWords'
import { PopoverActions } from '@/components/dialogs/Popover'
import { moduleTitle } from '@/components/module/module-title'
import type { Module } from '@/domain/learning-path'
import type { IntroductionNode, PathNodes } from '@/domain/path-nodes'
import { NodeDescription } from './NodeDescription'

type IntroductionDetailsProps = {
  node: IntroductionNode
  pathNodes: PathNodes
  onOpenModule: (module: Module) => void
}

/** How the path works, and a button into the first lesson that is not done. */
export function IntroductionDetails({ node, pathNodes, onOpenModule }: IntroductionDetailsProps) {
  const { t } = useTranslation()
  const [next] = pathNodes.nodes.flatMap((one) => (one.type === 'sub-skill' && one.next) || [])
  const title = next && moduleTitle(t, next.type, next.title)
  return (
    <>
      {pathNodes.subSkills.total > 0 && (
        <NodeDescription>
          {t('learningPath.introduction.how', { count: pathNodes.subSkills.total })}
        </NodeDescription>
      )}
      {next && (
        <PopoverActions>
          <Button endIcon="arrow-right" onClick={() => onOpenModule(next)}>
            <LongWords>
              {t(
                node.state === 'done'
                  ? 'learningPath.introduction.goOn'
                  : 'learningPath.introduction.start',
                { title },
              )}
            </LongWords>
          </Button>
        </PopoverActions>
      )}
    </>
  )
}
