import { memo, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { LearningModule } from '@/api/learning'
import { Popover } from '@/ui/feedback/Popover'
import { ListenButton } from '@/ui/speech/ListenButton'
import { nodePicture } from '../open-node'
import type { PathNode, PathNodes } from '../path-nodes'
import { IntroductionDetails } from './IntroductionDetails'
import styles from './NodeDetails.module.css'
import { StepDetails } from './StepDetails'

type NodePopoverProps = Omit<DetailsProps, 'node' | 'titleId'> & {
  /** The node that is open or rendered ahead, or null. */
  node: PathNode | null
  open: boolean
  onClose: () => void
}

/**
 * The details of one node (rules.md#popovers). May be rendered hidden before it opens, so that
 * opening is fast.
 */
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
      <ListenButton className={styles.bar} />
      <Details node={node} titleId={titleId} {...content} />
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

const Details = memo(function View(details: DetailsProps) {
  const { node, titleId, path, skillName, onOpenModule, onOpenNode } = details
  return (
    <>
      {node.type === 'introduction' && (
        <IntroductionDetails {...{ titleId, skillName, path, onOpenNode }} />
      )}
      {node.type === 'step' && <StepDetails {...{ titleId, node, onOpenModule }} />}
      {node.type === 'trophy' && <TrophyDetails titleId={titleId} isLocked={node.disabled} />}
    </>
  )
})

type TrophyDetailsProps = { titleId: string; isLocked: boolean }

/** The text of the trophy, locked or not. */
function TrophyDetails({ titleId, isLocked }: TrophyDetailsProps) {
  const { t } = useTranslation('learning-path')
  return (
    <>
      <h2 id={titleId} className={styles.title} tabIndex={-1}>
        {t('trophy.title')}
      </h2>
      <p className={styles.text}>{t(isLocked ? 'trophy.locked' : 'trophy.unlocked')}</p>
    </>
  )
}
