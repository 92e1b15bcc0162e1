import type { ReactNode } from 'react'
import { firstMouseClickOnly } from '@/components/controls/first-click'
import styles from './ActionBar.module.css'
import { useBarHeight } from './useBarHeight'

type ActionBarProps = {
  /** The main action. */
  children: ReactNode
  /** On the left: the Back button, or the current choice. */
  secondary?: ReactNode
  /** A sentence above the buttons: why the main action waits, or what went wrong. */
  note?: ReactNode
  width?: 'content' | 'wide'
  /**
   * Moves the main action into a row above on touch screens, where the previous page had its button in this place:
   * phones do not report a double tap, so its second tap would send.
   */
  stacked?: boolean
}

/**
 * The bar at the bottom of a step: Back on the left, the main action on the right. It ignores the second click of a
 * double click, since the next step often has its own button in the same place.
 */
export function ActionBar({
  children,
  secondary,
  note,
  width = 'content',
  stacked = false,
}: ActionBarProps) {
  const bar = useBarHeight()
  return (
    <footer ref={bar} className={styles.bar}>
      <div
        className={`${styles.inside} ${styles[width]} ${stacked ? styles.stacked : ''}`}
        onClickCapture={firstMouseClickOnly}
      >
        {note && <div className={styles.note}>{note}</div>}
        {secondary}
        <div className={styles.main}>{children}</div>
      </div>
    </footer>
  )
}
