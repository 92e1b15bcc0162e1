import { use } from 'react'
import { useLanguage } from '@/i18n/useLanguage'
import { ListenButton } from '../speech/ListenButton'
import { useHasVoice } from '../speech/useVoices'
import { ReadableContext } from './Readable'
import styles from './ReadingBar.module.css'

type ReadingBarProps = {
  className?: string | undefined
  /** Where there is no room, it does not say that a line can be tapped. */
  hasHint?: boolean | undefined
}

/** Listen for a whole screen, once at its head. */
export function ReadingBar({ className = '', hasHint }: ReadingBarProps) {
  const of = use(ReadableContext)
  const hasVoice = useHasVoice(useLanguage())
  if (!hasVoice) return null
  return (
    <div data-unspoken="" className={`${styles.bar} ${className}`}>
      <ListenButton of={of} hasHint={hasHint} />
    </div>
  )
}
