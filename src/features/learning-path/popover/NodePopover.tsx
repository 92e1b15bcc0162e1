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

type NodePopoverProps = Omit<ContentProps, 'node' | 'titleId'> & {
  /** The node that is open or is drawn ahead; null for none. */
  node: PathNode | null
  open: boolean
  onClose: () => void
}

/** More about one node of the path (rules.md#popovers). Drawn ahead, it only shows itself when it opens. */
export function NodePopover({ node, open, onClose, ...content }: NodePopoverProps) {
  const titleId = useId()
  if (!node) return null
  return (
    <Popover
      key={node.id}
      open={open}
      anchor={() => nodePicture(node.id)}
      onClose={onClose}
      titleId={titleId}
    >
      <Content node={node} titleId={titleId} {...content} />
    </Popover>
  )
}

type ContentProps = {
  node: PathNode
  titleId: string
  path: PathNodes
  skillName: string
  askForPath: AskForPath
  onOpenModule: (module: LearningModule) => void
  onOpenNode: (node: PathNode) => void
}

const Content = memo(function View({ askForPath, ...props }: ContentProps) {
  const { t } = useTranslation('learning-path')
  const peek = usePopoverPeek(props.node, { ...props, askForPath })
  return (
    <Listen name={t('listen')} isBelow peek={peek}>
      <Details peek={peek} {...props} />
    </Listen>
  )
})

type DetailsProps = Omit<ContentProps, 'askForPath'> & { peek: Peek }

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
