import { use, type ReactNode } from 'react'
import { useLanguage } from '@/i18n/useLanguage'
import { ListenContext } from '../speech/listen-settings'
import { ListenButton } from '../speech/ListenButton'
import { useHasVoice } from '../speech/useVoices'
import { ReadableContext, SecondLinesContext } from './Readable'
import styles from './ReadingBar.module.css'
import { SecondLanguageContext } from './second-language'
import { SecondLanguageButton } from './SecondLanguageButton'

type ReadingBarProps = {
  className?: string | undefined
  /** What else helps with this screen: it stands in the same line. */
  children?: ReactNode
}

/** THE help to read a screen, once at its head: aloud as a whole, and in the other language below each text. */
export function ReadingBar({ className = '', children }: ReadingBarProps) {
  const of = use(ReadableContext)
  const second = use(SecondLinesContext)
  const { shown } = use(ListenContext)
  const isOffered = use(SecondLanguageContext).isOffered && second !== undefined
  const hasVoice = useHasVoice(useLanguage())
  const hasOtherVoice = useHasVoice(second?.language ?? '')
  const isHeard = shown !== 'hidden'
  const hasButtons = (isHeard && hasVoice) || isOffered
  if (!hasButtons && !children) return null
  return (
    <div data-unspoken="" className={`${styles.bar} ${className}`}>
      {isHeard && hasVoice && <ListenButton of={of} />}
      {isOffered && <SecondLanguageButton second={second} />}
      {isOffered && isHeard && hasOtherVoice && second.state === 'open' && (
        <ListenButton of={of} other={second.language} />
      )}
      {children}
    </div>
  )
}
