import Harbour from '@/art/islands/harbour.svg?component'
import styles from './MapNode.module.css'

export type HarbourNodeData = { label: string }

/** The learner: the harbour from which every route starts. There is nothing to press. */
export function HarbourNode({ label }: HarbourNodeData) {
  return (
    <div className={styles.node}>
      <span className={styles.harbour}>
        <Harbour className={styles.art} />
      </span>
      <span className={`${styles.pill} ${styles.you}`}>{label}</span>
    </div>
  )
}
