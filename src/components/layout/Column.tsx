import type { ReactNode } from 'react'
import styles from './Column.module.css'

type ColumnProps = {
  children: ReactNode
  /** content 720, list 820, wide 1120 px at most. */
  width?: 'content' | 'list' | 'wide'
}

/** The one column of a page, with the gutters of the window's size. */
export function Column({ children, width = 'content' }: ColumnProps) {
  return <div className={`${styles.column} ${styles[width]}`}>{children}</div>
}
