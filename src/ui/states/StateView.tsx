import { use, type ReactNode } from 'react'
import type { Picture } from '../icons/picture'
import { PicturesContext, type ThemePictures } from '../theme/pictures'
import styles from './StateView.module.css'

type StateViewProps = {
  /** The picture above the words: one of the theme's, or its own. */
  art: keyof ThemePictures['states'] | Picture
  title: string
  /** The level of its heading: 1 where the view is the whole page, 2 where the page has its own `h1`. */
  level?: 1 | 2 | undefined
  /** What happened and what to do. */
  children: string
  /** The buttons, the primary one first. */
  actions?: ReactNode
  /** The technical sentence, word for word: last, and small. */
  detail?: ReactNode
  role?: 'alert' | 'status'
}

/** The layout of empty, error and offline states: a picture, a heading, a sentence and buttons. */
export function StateView({
  art,
  title,
  level = 1,
  children,
  actions,
  detail,
  role,
}: StateViewProps) {
  const pictures = use(PicturesContext)
  const Backdrop = pictures?.backdrop
  const Art = typeof art === 'string' ? pictures?.states[art] : art
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={styles.scene}>
      {Backdrop && <Backdrop className={styles.rose} data-decoration="" />}
      <div className={styles.content}>
        {Art && <Art className={styles.art} />}
        <div role={role}>
          <Heading className={styles.title}>{title}</Heading>
          <p className={styles.text}>{children}</p>
          {detail && <p className={styles.detail}>{detail}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  )
}
