import { useId, type ReactNode } from 'react'
import CompassRose from '@/assets/pictures/compass-rose.svg?react'
import styles from './AuthPanel.module.css'

type AuthPanelProps = {
  title: string
  /** Shown above the panel, and the description of its heading for screen readers. */
  note?: ReactNode
  children: ReactNode
  /** Shown below the panel, for notes that appear while the form is used. */
  below?: ReactNode
  /** 400 by 500 px in a viewport of 1280 px; otherwise as high as its content. */
  fixed?: boolean
}

/** The panel of the sign-in, sign-up and password screens, on a background of sea. */
export function AuthPanel({ title, note, children, below, fixed = false }: AuthPanelProps) {
  const noteId = useId()

  return (
    <div className={styles.scene}>
      <CompassRose className={styles.roseLeft} data-decoration="" />
      <CompassRose className={styles.roseRight} data-decoration="" />
      <div className={styles.column}>
        {note && <div id={noteId}>{note}</div>}
        <div className={`${styles.panel} ${fixed ? styles.fixed : ''}`}>
          <h1 className={styles.title} aria-describedby={note ? noteId : undefined}>
            {title}
          </h1>
          {children}
        </div>
        {below}
      </div>
    </div>
  )
}
