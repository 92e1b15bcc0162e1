import type { ComponentProps } from 'react'
import TrophyLocked from '@/assets/celebrations/trophy-locked.svg?react'
import TrophyUnlocked from '@/assets/celebrations/trophy-unlocked.svg?react'
import { ProgressRing } from '@/components/chart/ProgressRing'
import { RoundBadge } from '@/components/chart/RoundBadge'
import { KindIcon } from '@/components/pictures/KindIcon'
import type { PathNode } from '@/domain/path-nodes'
import styles from './node.module.css'

/** The picture of a node in the chart and in the list: its disc, or the trophy. */
export function NodePicture({ node }: { node: PathNode }) {
  if (node.type === 'trophy') {
    const Trophy = node.disabled ? TrophyLocked : TrophyUnlocked
    return <Trophy className={styles.trophy} />
  }
  // Dark blue when done or open, muted when locked.
  return (
    <span className={node.state === 'locked' ? `${styles.disc} ${styles.locked}` : styles.disc}>
      {node.type === 'sub-skill' && node.state === 'in-progress' && (
        <ProgressRing
          share={node.doneModules / node.countedModules}
          size={106}
          line={8}
          className={styles.ring}
        />
      )}
      <KindIcon
        kind={node.type === 'sub-skill' ? node.kind : 'introduction'}
        className={styles.icon}
      />
      <RoundBadge state={node.state} />
    </span>
  )
}

/** The props that the button of a node shares in the chart and in the list. */
export function nodeButton(
  node: PathNode,
  onOpen: (node: PathNode) => void,
): ComponentProps<'button'> {
  return {
    type: 'button',
    id: node.id,
    'aria-haspopup': 'dialog',
    'aria-current': node.isCurrent ? 'step' : undefined,
    onClick: () => onOpen(node),
  }
}
