import {
  createContext,
  use,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '@/i18n/useLanguage'
import { PlainButton } from '../controls/PlainButton'
import { showToast } from '../feedback/toasts'
import { Icon } from '../icons/Icon'
import { ListenContext } from './listen-settings'
import styles from './ListenButton.module.css'
import { startReading } from './reading'
import { useHasVoice } from './useVoices'

const ReadableContext = createContext<RefObject<HTMLElement | null>>({ current: null })

type ReadableProps = {
  children: ReactNode
  className?: string | undefined
}

/** The screen, dialog or popover that the Listen button in it reads. */
export function Readable({ children, className }: ReadableProps) {
  const content = useRef<HTMLDivElement>(null)
  return (
    <ReadableContext value={content}>
      <div ref={content} className={className}>
        {children}
      </div>
    </ReadableContext>
  )
}

const icons = { start: 'listen', stop: 'stop', again: 'retry' } as const

type ListenButtonProps = {
  className?: string | undefined
  /** Where there is no room, it does not say that a line can be tapped. */
  hasHint?: boolean
}

/** Reads the nearest `Readable` aloud, sentence by sentence; a second press stops it. */
export function ListenButton({ className = '', hasHint = true }: ListenButtonProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const content = use(ReadableContext)
  const { rate, voiceOf } = use(ListenContext)
  const [state, setState] = useState<'start' | 'stop' | 'again'>('start')
  const stop = useRef(() => {})
  const hasVoice = useHasVoice(language)
  useEffect(() => () => stop.current(), [hasVoice])

  const press = () => {
    if (state === 'stop') stop.current()
    else if (content.current) {
      stop.current = startReading(content.current, { language, rate, voiceOf }, (failure) => {
        setState('again')
        if (failure) showToast({ kind: 'error', text: t(`ui.listen.${failure}`) })
      })
      // Set last: the previous reading that this one ends may be the button's own.
      setState('stop')
    }
  }

  if (!hasVoice) return null
  return (
    <div data-unspoken="" className={`${styles.listen} ${className}`}>
      <PlainButton className={styles.button} onClick={press}>
        <Icon name={icons[state]} size={20} />
        <span>{t(`ui.listen.${state}`)}</span>
      </PlainButton>
      {state === 'stop' && hasHint && <span className={styles.hint}>{t('ui.listen.tap')}</span>}
    </div>
  )
}
