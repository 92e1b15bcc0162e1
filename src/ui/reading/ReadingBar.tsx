import { use, type ReactNode } from 'react'
import { useLanguage } from '@/i18n/useLanguage'
import { ListenContext } from '../speech/listen-settings'
import { ListenButton } from '../speech/ListenButton'
import { useHasVoice } from '../speech/useVoices'
import { ReadableContext } from './Readable'
import styles from './ReadingBar.module.css'

type ReadingBarProps = {
  className?: string | undefined
  /** Where there is no room, it does not say that a line can be tapped. */
  hasHint?: boolean | undefined
  /** More help for this screen, on the same line. */
  children?: ReactNode
}

/** Listen for a whole screen, once at its head. */
export function ReadingBar({ className = '', hasHint, children }: ReadingBarProps) {
  const of = use(ReadableContext)
  const { shown } = use(ListenContext)
  const hasVoice = useHasVoice(useLanguage())
  const isHeard = shown !== 'hidden' && hasVoice
  if (!isHeard && !children) return null
  return (
    <div data-unspoken="" className={`${styles.bar} ${className}`}>
      {isHeard && <ListenButton of={of} hasHint={hasHint} />}
      {children}
    </div>
  )
}
