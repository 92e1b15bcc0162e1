import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

/** Words for screen readers where the picture says the same to the eye. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>
}
