import { memo, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { LearningModule } from '@/api/learning'
import { Popover } from '@/ui/feedback/Popover'
import type { Peek } from '@/ui/peek/peek'
import { Listen } from '@/ui/speech/Listen'
import { nodePicture } from '../chart/node-elements'
import type { PathNode, PathNodes } from '../path-nodes'
import type { AskForPath } from '../useCelebrationPeeks'
import { IntroductionDetails } from './IntroductionDetails'
import { StepDetails } from './StepDetails'
import { TrophyDetails } from './TrophyDetails'
import { usePopoverPeek } from './usePopoverPeek'

type NodePopoverProps = {
  /** The node that is open; null when none is. */
  node: PathNode | null
  path: PathNodes
  skillName: string
  askForPath: AskForPath
  onClose: () => void
  onOpenModule: (module: LearningModule) => void
  onOpenNode: (node: PathNode) => void
}

/** Drawn ahead, it only shows itself when it opens. */
export const NodePopover = memo(View)

/** More about one node of the path (rules.md#popovers). */
function View({ node, onClose, askForPath, ...details }: NodePopoverProps) {
  const { t } = useTranslation('learning-path')
  const titleId = useId()
  const peek = usePopoverPeek(node, { ...details, askForPath })
  if (!node) return null
  return (
    <Popover key={node.id} anchor={() => nodePicture(node.id)} onClose={onClose} titleId={titleId}>
      <Listen name={t('listen')} isBelow peek={peek}>
        <Details node={node} titleId={titleId} peek={peek} {...details} />
      </Listen>
    </Popover>
  )
}

type DetailsProps = Omit<NodePopoverProps, 'node' | 'onClose' | 'askForPath'> & {
  node: PathNode
  peek: Peek
  titleId: string
}

function Details({ node, titleId, peek, path, skillName, onOpenModule, onOpenNode }: DetailsProps) {
  switch (node.type) {
    case 'introduction':
      return (
        <IntroductionDetails
          titleId={titleId}
          peek={peek}
          skillName={skillName}
          path={path}
          onOpenNode={onOpenNode}
        />
      )
    case 'step':
      return <StepDetails titleId={titleId} peek={peek} node={node} onOpenModule={onOpenModule} />
    case 'trophy':
      return <TrophyDetails titleId={titleId} peek={peek} isLocked={node.disabled} />
  }
}
