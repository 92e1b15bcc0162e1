import { useId, type ReactNode } from 'react'
import styles from './HelpCard.module.css'
import shared from '@/ui/layout/card.module.css'

type HelpCardProps = {
  title: string
  /** What to know before the numbers. */
  lead?: ReactNode
  children: ReactNode
}

/** One part of the page: what it is for, then whom to call or what to do. */
export function HelpCard({ title, lead, children }: HelpCardProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={`${shared.card} ${styles.card}`}>
      <header className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {lead && <p>{lead}</p>}
      </header>
      {children}
    </section>
  )
}
