import { memo, use } from 'react'
import { useTranslation } from 'react-i18next'
import { Handle, type NodeProps } from 'reactflow'
import TrophyLocked from '@/art/celebrations/trophy-locked.svg?react'
import TrophyUnlocked from '@/art/celebrations/trophy-unlocked.svg?react'
import { KindIcon } from '@/art/kinds/KindIcon'
import { ProgressRing } from '@/ui/chart/ProgressRing'
import { RoundBadge } from '@/ui/chart/RoundBadge'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { nodeWords } from '../node-words'
import { nodeButton, OpenNodeContext } from '../open-node'
import { hasBadge, type PathNode } from '../path-nodes'
import type { PathFlowNode } from './path-elements'
import styles from './path.module.css'

/** A node of the path on the chart: its button, and where the lines arrive and leave. */
export const PathNodeView = memo(function PathNodeView({ data }: NodeProps<PathFlowNode>) {
  const { node, handles } = data
  const { t } = useTranslation('learning-path')
  const opener = use(OpenNodeContext)
  const { title, status } = nodeWords(t, node)
  return (
    <>
      <button {...nodeButton(node, opener)} className={styles.node}>
        <span className={styles.picture}>
          {node.type === 'trophy' ? <Trophy isLocked={node.disabled} /> : <Disc node={node} />}
        </span>
        <span className={styles.label}>
          <span className={styles.title}>{title}</span>
          <VisuallyHidden>, </VisuallyHidden>
          <span className={styles.status}>{status}</span>
          {node.isCurrent && <VisuallyHidden>{`, ${t('youAreHere')}`}</VisuallyHidden>}
        </span>
      </button>
      {handles.target && <Handle type="target" position={handles.target} />}
      {handles.source && <Handle type="source" position={handles.source} />}
    </>
  )
})

type DiscNode = Exclude<PathNode, { type: 'trophy' }>

/** Dark blue when done or open, muted when locked (design.md#colours). */
function Disc({ node }: { node: DiscNode }) {
  return (
    <span className={node.state === 'locked' ? `${styles.disc} ${styles.locked}` : styles.disc}>
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
