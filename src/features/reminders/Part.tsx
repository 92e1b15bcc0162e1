import { useEffect, useRef, type ReactNode } from 'react'
import { Listen } from '@/ui/speech/Listen'
import styles from './Reminders.module.css'

type PartProps = {
  title: string
  /** What is read aloud together with the title. */
  lead?: ReactNode
  children?: ReactNode
  /** It came with a press: the focus goes to its heading. */
  isNew?: boolean
}

/** One part of the page, with its heading. */
export function Part({ title, lead, children, isNew = false }: PartProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  return (
    <section className={styles.part}>
      <Listen name={title}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {lead}
      </Listen>
      {children}
    </section>
  )
}
