import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/components/controls/Button'
import { Note } from '@/components/controls/Note'
import { Popover } from '@/components/dialogs/Popover'
import type { PathNode, PathNodes, TrophyNode } from '@/domain/path-nodes'
import { subSkillTitle, trophyStatus } from './node-words'
import styles from './NodePopover.module.css'

type NodePopoverProps = {
  nodeId: string
  title: string
  onClose: () => void
  children: ReactNode
}

/** The details of one node, beside it. */
export function NodePopover({ nodeId, title, onClose, children }: NodePopoverProps) {
  const titleId = useId()
  // The picture of the node on the chart, or the content of its row in the list.
  const anchor = () => document.getElementById(nodeId)?.firstElementChild ?? null
  return (
    <Popover anchor={anchor} onClose={onClose} titleId={titleId}>
      <h2 id={titleId} className={styles.title} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </Popover>
  )
}

type IntroductionDetailsProps = { path: PathNodes; onOpenNode: (node: PathNode) => void }

/** How the path works, and a button to the next sub-skill. */
export function IntroductionDetails({ path, onOpenNode }: IntroductionDetailsProps) {
  const { t } = useTranslation('learning-path')
  // Opening the introduction has led on to the first sub-skill that is not done.
  const next = path.nodes[path.currentIndex]
  return (
    <>
      {path.subSkills.total > 0 && (
        <p className={styles.text}>{t('introduction.how', { count: path.subSkills.total })}</p>
      )}
      {next?.type === 'sub-skill' && (
        <div className={styles.actions}>
          <Button endIcon="arrow-right" onClick={() => onOpenNode(next)}>
            {t('introduction.goToSubSkill', { title: subSkillTitle(t, next) })}
          </Button>
        </div>
      )}
    </>
  )
}

/** The text of the trophy; while it is locked also what is missing. */
export function TrophyDetails({ node }: { node: TrophyNode }) {
  const { t } = useTranslation('learning-path')
  return (
    <>
      <p className={styles.text}>{t(node.disabled ? 'trophy.locked' : 'trophy.unlocked')}</p>
      {node.disabled && (
        <div className={styles.locked}>
          <Note kind="info" icon="lock" title={trophyStatus(t, node)} />
        </div>
      )}
    </>
  )
}
