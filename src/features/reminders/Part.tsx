import { useEffect, useRef, type ReactNode } from 'react'
import { ListenHere } from '@/ui/reading/ListenHere'
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
