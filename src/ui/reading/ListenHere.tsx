import { use, useRef, type ReactNode } from 'react'
import { useLanguage } from '@/i18n/useLanguage'
import { ListenContext } from '../speech/listen-settings'
import { ListenButton } from '../speech/ListenButton'
import { useHasVoice } from '../speech/useVoices'
import styles from './ListenHere.module.css'

type ListenHereProps = {
  /** The name of this part, so that each button of a page has its own name: 'The question'. */
  name: string
  children: ReactNode
  /** Puts the button on a line of its own below, where the part itself is a button or field. */
  isBelow?: boolean
}

/** A part of a screen, with its own Listen button if the learner has set "Listen at each part". */
export function ListenHere({ name, children, isBelow = false }: ListenHereProps) {
  const content = useRef<HTMLDivElement>(null)
  const hasVoice = useHasVoice(useLanguage())
  const { shown } = use(ListenContext)
  const isHeard = shown === 'each' && hasVoice
  const button = isHeard && (
    <ListenButton of={content} name={name} className={isBelow ? styles.below : styles.beside} />
  )
  // The same element in both cases, so that its content keeps its state when voices load late.
  return (
    <div ref={content} className={isHeard ? styles.part : styles.plain}>
      {!isBelow && button}
      {children}
      {isBelow && button}
    </div>
  )
}
