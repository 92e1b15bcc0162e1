import { memo, use } from 'react'
import { useTranslation } from 'react-i18next'
import TrophyLocked from '@/art/celebrations/trophy-locked.svg?react'
import TrophyUnlocked from '@/art/celebrations/trophy-unlocked.svg?react'
import { KindIcon } from '@/art/kinds/KindIcon'
import { ProgressRing } from '@/ui/chart/ProgressRing'
import { RoundBadge } from '@/ui/chart/RoundBadge'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { nodeWords } from '../node-words'
import { nodeButton, OpenNodeContext } from '../open-node'
import { hasBadge, type PathNode } from '../path-nodes'
import styles from './PathNodeButton.module.css'
import nodeStyles from '@/ui/chart/node.module.css'

type PathNodeButtonProps = { node: PathNode }

/** One node of the path: a disc or the lighthouse, its name and its state in words. */
export function PathNodeButton({ node }: PathNodeButtonProps) {
  const { openId, open, prepare } = use(OpenNodeContext)
  return <Button node={node} isOpen={openId === node.id} open={open} prepare={prepare} />
}

type ButtonProps = PathNodeButtonProps & {
  isOpen: boolean
  open: (node: PathNode) => void
  prepare: (node: PathNode | null) => void
}

/** Memoized, so that opening one node does not render the others again. */
const Button = memo(NodeButton)

function NodeButton({ node, isOpen, ...openers }: ButtonProps) {
  const { t } = useTranslation('learning-path')
  const { title, status } = nodeWords(t, node)
  return (
    <button {...nodeButton(node, isOpen, openers)} className={nodeStyles.node}>
      <span className={styles.picture}>
        {node.type === 'trophy' ? <Trophy isLocked={node.disabled} /> : <Disc node={node} />}
      </span>
      <span className={`${nodeStyles.label} ${styles.label}`}>
        <span>{title}</span>
        <VisuallyHidden>, </VisuallyHidden>
        <span className={nodeStyles.status}>{status}</span>
        {node.isCurrent && <VisuallyHidden>{`, ${t('youAreHere')}`}</VisuallyHidden>}
      </span>
    </button>
  )
}

type DiscNode = Exclude<PathNode, { type: 'trophy' }>

function Disc({ node }: { node: DiscNode }) {
  // Dark blue when done or open, muted when locked (design.md#colours).
  const isMuted = node.state === 'locked'
  return (
    <span className={isMuted ? `${styles.disc} ${styles.locked}` : styles.disc}>
      {node.type === 'step' && node.state === 'in-progress' && (
        <ProgressRing
          part={node.doneModules / node.countedModules}
          size={106}
          line={8}
          className={styles.ring}
        />
      )}
      <KindIcon
        kind={node.type === 'introduction' ? 'introduction' : node.kind}
        className={styles.icon}
      />
      {hasBadge(node.state) && <RoundBadge state={node.state} />}
    </span>
  )
}

function Trophy({ isLocked }: { isLocked: boolean }) {
  const Lighthouse = isLocked ? TrophyLocked : TrophyUnlocked
  return <Lighthouse className={styles.trophy} />
}
