import type { ReactNode } from 'react'
import styles from './Drawer.module.css'
import { Layer } from './Layer'

type DrawerProps = {
  /** Called by Escape and a press on the scrim; the content has its own close button. */
  onClose: () => void
  /** The id of its heading, which gets the focus. */
  titleId: string
  children: ReactNode
}

/** A modal layer at the left edge, open while it is mounted. */
export function Drawer({ onClose, titleId, children }: DrawerProps) {
  return (
    <Layer byPress onClose={onClose} titleId={titleId} className={styles.layer}>
      <div className={styles.drawer}>
        <div className={styles.content}>{children}</div>
      </div>
    </Layer>
  )
}
