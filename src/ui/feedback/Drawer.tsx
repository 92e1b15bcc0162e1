import type { ReactNode } from 'react'
import styles from './Drawer.module.css'
import { Layer } from './Layer'

type DrawerProps = {
  /** Esc and a press on what lies behind; what is inside brings its own cross. */
  onClose: () => void
  /** The id of its heading, where the focus starts. */
  titleId: string
  children: ReactNode
}

/** A layer at the left edge, open as long as it is drawn. */
export function Drawer({ onClose, titleId, children }: DrawerProps) {
  return (
    <Layer byPress onClose={onClose} titleId={titleId} className={styles.layer}>
      <div className={styles.drawer}>
        <div className={styles.content}>{children}</div>
      </div>
    </Layer>
  )
}
