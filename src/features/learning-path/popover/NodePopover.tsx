import { memo, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { LearningModule } from '@/api/learning'
import { Popover } from '@/ui/feedback/Popover'
import { Listen } from '@/ui/speech/Listen'
import { nodePicture } from '../chart/node-elements'
import type { PathNode, PathNodes } from '../path-nodes'
import { IntroductionDetails } from './IntroductionDetails'
import { StepDetails } from './StepDetails'
import { TrophyDetails } from './TrophyDetails'

type NodePopoverProps = {
  /** The node that is open; null when none is. */
  node: PathNode | null
  path: PathNodes
  skillName: string
  onClose: () => void
  onOpenModule: (module: LearningModule) => void
  onOpenNode: (node: PathNode) => void
}

/** Drawn ahead, it only shows itself when it opens. */
export const NodePopover = memo(View)

/** More about one node of the path (rules.md#popovers). */
function View({ node, onClose, ...details }: NodePopoverProps) {
  const { t } = useTranslation('learning-path')
  const titleId = useId()
  if (!node) return null
  return (
    <Popover key={node.id} anchor={() => nodePicture(node.id)} onClose={onClose} titleId={titleId}>
      <Listen name={t('listen')} isBelow>
        <Details node={node} titleId={titleId} {...details} />
      </Listen>
    </Popover>
  )
}

type DetailsProps = Omit<NodePopoverProps, 'node' | 'onClose'> & {
  node: PathNode
  titleId: string
}

function Details({ node, titleId, path, skillName, onOpenModule, onOpenNode }: DetailsProps) {
  switch (node.type) {
    case 'introduction':
      return (
        <IntroductionDetails
          titleId={titleId}
          skillName={skillName}
          path={path}
          onOpenNode={onOpenNode}
        />
      )
    case 'step':
      return <StepDetails titleId={titleId} node={node} onOpenModule={onOpenModule} />
    case 'trophy':
      return <TrophyDetails titleId={titleId} isLocked={node.disabled} />
  }
}
