import { useId, type ReactNode } from 'react'
import { ListenHere } from '@/ui/reading/ListenHere'
import styles from './PagePart.module.css'

type PagePartProps = {
  title: string
  /** What is read aloud together with the title. */
  children: ReactNode
  /** What can be pressed: it stands below and is not read aloud. */
  actions?: ReactNode
}

/** One part of my page, with its heading and the button that reads it aloud. */
export function PagePart({ title, children, actions }: PagePartProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.part}>
      <ListenHere name={title}>
        <h2 id={titleId}>{title}</h2>
        {children}
      </ListenHere>
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  )
}
