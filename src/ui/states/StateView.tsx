import type { ReactNode } from 'react'
import CompassRose from '@/ui/states/pictures/compass-rose.svg?component'
import type { Picture } from '../icons/picture'
import styles from './StateView.module.css'

type StateViewProps = {
  art: Picture
  title: string
  /** 1 where the view is the whole page, 2 where the page keeps its own heading. */
  level?: 1 | 2 | undefined
  /** What is the matter and what to do now. */
  children: ReactNode
  /** The one main action first. */
  actions?: ReactNode
  /** Small print below. */
  detail?: ReactNode
  role?: 'alert' | 'status'
}

/** The page when there is nothing else to show: a picture, a heading, a sentence, a way on. */
export function StateView({
  art: Art,
  title,
  level = 1,
  children,
  actions,
  detail,
  role,
}: StateViewProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={styles.scene}>
      <CompassRose className={styles.rose} data-decoration="" />
      <div className={styles.content}>
        <Art className={styles.art} />
        <div role={role}>
          <Heading className={styles.title}>{title}</Heading>
          <p className={styles.text}>{children}</p>
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
        {detail && <p className={styles.detail}>{detail}</p>}
      </div>
    </div>
  )
}
