import type { ReactNode } from 'react'
import { firstMouseClickOnly } from '../controls/first-click'
import styles from './ActionBar.module.css'
import { useBarHeight } from './useBarHeight'

type ActionBarProps = {
  /** The main action. */
  children: ReactNode
  /** Left: the way back, or what is chosen so far. */
  secondary?: ReactNode
  /** A sentence above the buttons: why the main action waits, or what went wrong. */
  note?: ReactNode
  width?: 'content' | 'wide'
  /**
   * For an action that sends, where the bar before had its own in the same place: for fingers it stands in a
   * row above, as phones do not count the taps of a double tap.
   */
  stacked?: boolean
}

/**
 * The bar at the bottom of a step: back on the left, the main action on the right. The next step, and often the
 * next screen, has its own in the same place.
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
    <div ref={bar} className={styles.bar}>
      <div
        className={`${styles.inside} ${styles[width]} ${stacked ? styles.stacked : ''}`}
        onClickCapture={firstMouseClickOnly}
      >
        {note && <div className={styles.note}>{note}</div>}
        {secondary}
        <div className={styles.main}>{children}</div>
      </div>
    </div>
  )
}
