import { useRef, type ReactNode } from 'react'
import styles from './Listen.module.css'
import { ListenButton, useIsListenShown } from './ListenButton'

type ListenProps = {
  /** What it is: 'The question'. */
  name: string
  children: ReactNode
  /** An answer or a step among others: only for who wants a button at each. */
  isOne?: boolean
  /** The button stands below, in the middle: where the words stand in the middle too. */
  isBelow?: boolean
}

/** A part of a page, and beside it the button that reads it aloud; where there is none, the part alone. */
export function Listen({ name, children, isOne = false, isBelow = false }: ListenProps) {
  const content = useRef<HTMLDivElement>(null)
  const isShown = useIsListenShown(isOne)
  const look = isOne ? 'one' : isBelow ? 'below' : 'block'
  return (
    <div className={isShown ? styles[look] : styles.alone}>
      <div ref={content} className={styles.content}>
        {children}
      </div>
      <ListenButton of={content} name={name} isOne={isOne} />
    </div>
  )
}
