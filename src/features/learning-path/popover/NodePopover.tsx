import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { LearningModule } from '@/api/learning'
import { Popover } from '@/ui/feedback/Popover'
import { Icon } from '@/ui/icons/Icon'
import { trophyStatus } from '../node-words'
import { nodePicture } from '../open-node'
import type { PathNode, PathNodes, TrophyNode } from '../path-nodes'
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
      {node.type === 'trophy' && <TrophyDetails titleId={titleId} node={node} />}
    </Popover>
  )
}

type TrophyDetailsProps = { titleId: string; node: TrophyNode }

/** The text of the trophy; while it is locked also what is missing. */
function TrophyDetails({ titleId, node }: TrophyDetailsProps) {
  const { t } = useTranslation('learning-path')
  return (
    <>
      <h2 id={titleId} className={styles.title} tabIndex={-1}>
        {t('trophy.title')}
      </h2>
      <p className={styles.text}>{t(node.disabled ? 'trophy.locked' : 'trophy.unlocked')}</p>
      {node.disabled && (
        <p className={styles.reason}>
          <Icon name="lock" size={20} />
          <span>{trophyStatus(t, node)}</span>
        </p>
      )}
    </>
  )
}
