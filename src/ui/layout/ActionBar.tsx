import type { ReactNode } from 'react'
import styles from './ActionBar.module.css'

type ActionBarProps = {
  /** The main action. */
  children: ReactNode
  /** Left: the way back, or what is chosen so far. */
  secondary?: ReactNode
  /** A sentence above the buttons: why the main action waits, or what went wrong. */
  note?: ReactNode
  width?: 'content' | 'wide'
}

/** The bar at the bottom of a step: back on the left, the main action on the right. */
export function ActionBar({ children, secondary, note, width = 'content' }: ActionBarProps) {
  return (
    <div className={styles.bar} data-action-bar="">
      <div className={`${styles.inside} ${styles[width]}`}>
        {note && <div className={styles.note}>{note}</div>}
        {secondary}
        <div className={styles.main}>{children}</div>
      </div>
    </div>
  )
}
