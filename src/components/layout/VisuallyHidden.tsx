import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

/** Text for screen readers where a picture shows the same. Our own reading aloud skips it. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>
}
