import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { LearningModule } from '@/api/learning'
import { Popover } from '@/ui/feedback/Popover'
import { nodePicture } from '../open-node'
import type { PathNode, PathNodes } from '../path-nodes'
import { IntroductionDetails } from './IntroductionDetails'
import styles from './NodeDetails.module.css'
import { StepDetails } from './StepDetails'

type NodePopoverProps = {
  node: PathNode
  path: PathNodes
  skillName: string
  onOpenModule: (module: LearningModule) => void
  onOpenNode: (node: PathNode) => void
  onClose: () => void
}

/** The details of one node (rules.md#popovers). */
export function NodePopover(props: NodePopoverProps) {
  const { node, path, skillName, onOpenModule, onOpenNode, onClose } = props
  const titleId = useId()
  return (
    <Popover anchor={() => nodePicture(node.id)} onClose={onClose} titleId={titleId}>
      {node.type === 'introduction' && (
        <IntroductionDetails {...{ titleId, skillName, path, onOpenNode }} />
      )}
      {node.type === 'step' && <StepDetails {...{ titleId, node, onOpenModule }} />}
      {node.type === 'trophy' && <TrophyDetails titleId={titleId} isLocked={node.disabled} />}
    </Popover>
  )
}

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
