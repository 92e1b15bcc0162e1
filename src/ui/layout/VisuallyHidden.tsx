import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

/** Words for screen readers where the picture says the same to the eye; they are not read aloud to others. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return (
    <span className={styles.hidden} data-unspoken="">
      {children}
    </span>
  )
}
