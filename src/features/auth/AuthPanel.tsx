import type { ReactNode } from 'react'
import CompassRose from '@/ui/art/compass-rose.svg?component'
import styles from './AuthPanel.module.css'

type AuthPanelProps = { title: string; children: ReactNode }

/** The panel of the ways in, on the chart: 400 by 500 at 1280 px, a maximum on small screens (§9). */
export function AuthPanel({ title, children }: AuthPanelProps) {
  return (
    <div className={styles.scene}>
      <CompassRose className={styles.roseLeft} data-decoration="" />
      <CompassRose className={styles.roseRight} data-decoration="" />
      <div className={styles.panel}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
    </div>
  )
}
