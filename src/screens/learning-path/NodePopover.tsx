import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Module } from '@/api/learning'
import { Button } from '@/components/controls/Button'
import { Note } from '@/components/controls/Note'
import { Popover } from '@/components/dialogs/Popover'
import type { PathNode, PathNodes, TrophyNode } from '@/domain/path-nodes'
import { nodeWords, stepTitle, trophyStatus } from './node-words'
import styles from './NodePopover.module.css'
import { StepDetails } from './StepDetails'

type NodePopoverProps = {
  node: PathNode
  path: PathNodes
  skillName: string
  onOpenModule: (module: Module) => void
  onOpenNode: (node: PathNode) => void
  onClose: () => void
}

/** The details of one node. */
export function NodePopover(props: NodePopoverProps) {
  const { node, path, skillName, onOpenModule, onOpenNode, onClose } = props
  const { t } = useTranslation('learning-path')
  const titleId = useId()
  // The disc or the lighthouse of the node, or the content of its row.
  const anchor = () => document.getElementById(node.id)?.firstElementChild ?? null
  return (
    <Popover anchor={anchor} onClose={onClose} titleId={titleId}>
      <h2 id={titleId} className={styles.title} tabIndex={-1}>
        {node.type === 'introduction'
          ? t('introduction.welcome', { skillName })
          : nodeWords(t, node).title}
      </h2>
      {node.type === 'introduction' && <Introduction path={path} onOpenNode={onOpenNode} />}
      {node.type === 'step' && <StepDetails node={node} onOpenModule={onOpenModule} />}
      {node.type === 'trophy' && <TrophyDetails node={node} />}
    </Popover>
  )
}

type IntroductionProps = Pick<NodePopoverProps, 'path' | 'onOpenNode'>

/** How the path works, and a button to the next step. */
function Introduction({ path, onOpenNode }: IntroductionProps) {
  const { t } = useTranslation('learning-path')
  // Opening the introduction has led on to the first step that is not done.
  const next = path.nodes[path.currentIndex]
  return (
    <>
      {path.steps.total > 0 && (
        <p className={styles.text}>{t('introduction.how', { count: path.steps.total })}</p>
      )}
      {next?.type === 'step' && (
        <div className={styles.action}>
          <Button wide endIcon="arrow-right" onClick={() => onOpenNode(next)}>
            {t('introduction.goToStep', { title: stepTitle(t, next) })}
          </Button>
        </div>
      )}
    </>
  )
}

/** The text of the trophy; while it is locked also what is missing. */
function TrophyDetails({ node }: { node: TrophyNode }) {
  const { t } = useTranslation('learning-path')
  return (
    <>
      <p className={styles.text}>{t(node.disabled ? 'trophy.locked' : 'trophy.unlocked')}</p>
      {node.disabled && (
        <div className={styles.action}>
          <Note kind="info" icon="lock" title={trophyStatus(t, node)} />
        </div>
      )}
    </>
  )
}
