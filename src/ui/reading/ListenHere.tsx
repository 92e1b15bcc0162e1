import { use, useRef, type ReactNode } from 'react'
import { useLanguage } from '@/i18n/useLanguage'
import { ListenContext } from '../speech/listen-settings'
import { ListenButton } from '../speech/ListenButton'
import { useHasVoice } from '../speech/useVoices'
import styles from './ListenHere.module.css'

type ListenHereProps = {
  /** What it is, so that two buttons of a page have two names: 'The question'. */
  name: string
  children: ReactNode
  /** The button stands in a line of its own below: where the part is a button or a field itself. */
  isBelow?: boolean
}

/** A part of a screen; for who wants "Listen at each part" with a small button of its own. */
export function ListenHere({ name, children, isBelow = false }: ListenHereProps) {
  const content = useRef<HTMLDivElement>(null)
  const hasVoice = useHasVoice(useLanguage())
  const { shown } = use(ListenContext)
  const isHeard = shown === 'each' && hasVoice
  const button = isHeard && (
    <ListenButton of={content} name={name} className={isBelow ? styles.below : styles.beside} />
  )
  // The same element in both cases: what is typed or open inside stays when voices come late.
  return (
    <div ref={content} className={isHeard ? styles.part : styles.plain}>
      {!isBelow && button}
      {children}
      {isBelow && button}
    </div>
  )
}
