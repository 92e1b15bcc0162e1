import { useEffect, useRef, type ReactNode } from 'react'
import { ListenHere } from '@/ui/reading/ListenHere'
import styles from './Reminders.module.css'

type SectionProps = {
  title: string
  /** Read aloud by the same Listen button as the title. */
  lead?: ReactNode
  children?: ReactNode
  /** Focuses the heading on mount, for a section that appears after a press. */
  takesFocus?: boolean
}

/** A section of the reminders page, with its heading and Listen button. */
export function Section({ title, lead, children, takesFocus = false }: SectionProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <section className={styles.part}>
      <ListenHere name={title}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {lead}
      </ListenHere>
      {children}
    </section>
  )
}
