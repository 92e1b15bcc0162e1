import { useRef, type ReactNode } from 'react'
import type { Peek } from '../peek/peek'
import styles from './Listen.module.css'
import { HelpButtons, useReadingHelp } from './ReadingHelp'

type ListenProps = {
  /** What it is: 'The question'. */
  name: string
  children: ReactNode
  /** An answer or a step among others: only for who wants a button at each. */
  isOne?: boolean
  /** The buttons stand below, in the middle: where the words stand in the middle too. */
  isBelow?: boolean
  /** Its words in the other language, where there is such a button. */
  peek?: Peek | undefined
}

/** A part of a page, and beside it what helps to read it; where there is no help, the part alone. */
export function Listen({ name, children, isOne = false, isBelow = false, peek }: ListenProps) {
  const content = useRef<HTMLDivElement>(null)
  const help = useReadingHelp(peek, isOne)
  const look = isOne ? 'one' : isBelow ? 'below' : 'block'
  return (
    <div className={help ? styles[look] : styles.alone}>
      <div ref={content} className={styles.content}>
        {children}
      </div>
      <HelpButtons help={help} of={content} name={name} />
    </div>
  )
}
