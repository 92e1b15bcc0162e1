import Harbour from '@/art/islands/harbour.svg?react'
import styles from './MapNode.module.css'
import nodeStyles from '@/ui/chart/node.module.css'

export type HarbourNodeData = { label: string }

/** The harbor, from which every route starts, with the learner's name. Not interactive. */
export function HarbourNode({ label }: HarbourNodeData) {
  return (
    <div className={nodeStyles.node}>
      <span className={styles.harbour}>
        <Harbour className={styles.art} />
      </span>
      <span className={`${styles.pill} ${styles.you}`}>{label}</span>
    </div>
  )
}
