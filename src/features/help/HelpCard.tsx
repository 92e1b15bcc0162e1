import { useId, type ReactNode } from 'react'
import { Card } from '@/ui/layout/Card'
import styles from './HelpCard.module.css'

type HelpCardProps = {
  title: string
  /** Shown above the numbers. */
  lead?: ReactNode
  children: ReactNode
}

/** A card of the help page, with its heading. */
export function HelpCard({ title, lead, children }: HelpCardProps) {
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId} className={styles.card}>
      <header className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {lead && <p>{lead}</p>}
      </header>
      {children}
    </Card>
  )
}
