import { memo, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { LearningModule } from '@/api/learning'
import { Popover } from '@/ui/feedback/Popover'
import { ListenHere } from '@/ui/reading/ListenHere'
import { SecondLinesContext } from '@/ui/reading/readable-context'
import { ReadingBar } from '@/ui/reading/ReadingBar'
import type { AskForPath } from '../ask-for-path'
import { nodePicture } from '../chart/node-elements'
import type { PathNode, PathNodes } from '../path-nodes'
import { IntroductionDetails } from './IntroductionDetails'
import styles from './NodeDetails.module.css'
import { StepDetails } from './StepDetails'
import { TrophyDetails } from './TrophyDetails'
import { usePopoverLines } from './usePopoverLines'

type NodePopoverProps = Omit<ContentProps, 'node' | 'titleId' | 'open'> & {
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
      <Content node={node} titleId={titleId} open={open} {...content} />
    </Popover>
  )
}

type DetailsProps = {
  node: PathNode
  titleId: string
  path: PathNodes
  skillName: string
  onOpenModule: (module: LearningModule) => void
  onOpenNode: (node: PathNode) => void
}
type ContentProps = DetailsProps & { open: boolean; askForPath: AskForPath }

function Content({ open, askForPath, ...details }: ContentProps) {
  const { node, path, skillName } = details
  const second = usePopoverLines({ node, path, skillName, askForPath, isShown: open })
  return (
    <SecondLinesContext value={second}>
      <ReadingBar className={styles.bar} />
      <Details {...details} />
    </SecondLinesContext>
  )
}

const Details = memo(function View(details: DetailsProps) {
  const { node, titleId, path, skillName, onOpenModule, onOpenNode } = details
  const { t } = useTranslation('learning-path')
  return (
    <ListenHere name={t('listen')}>
      {node.type === 'introduction' && (
        <IntroductionDetails {...{ titleId, skillName, path, onOpenNode }} />
      )}
      {node.type === 'step' && <StepDetails {...{ titleId, node, onOpenModule }} />}
      {node.type === 'trophy' && <TrophyDetails titleId={titleId} isLocked={node.disabled} />}
    </ListenHere>
  )
})
