import { use, useEffect, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '@/i18n/useLanguage'
import { PlainButton } from '../controls/PlainButton'
import { showToast } from '../feedback/toasts'
import { Icon } from '../icons/Icon'
import { ListenContext } from './listen-settings'
import styles from './ListenButton.module.css'
import { startReading } from './reading'

const icons = { start: 'listen', stop: 'stop', again: 'retry' } as const

type ListenButtonProps = {
  /** The element to read aloud. */
  of: RefObject<HTMLElement | null>
  /** Says while it reads that a line can be tapped. */
  hasHint?: boolean | undefined
}

/** Reads a part of the page aloud, sentence by sentence; a second press stops it. */
export function ListenButton({ of, hasHint = true }: ListenButtonProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { rate, voiceOf } = use(ListenContext)
  const [state, setState] = useState<'start' | 'stop' | 'again'>('start')
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])

  const press = () => {
    if (state === 'stop') stop.current()
    else if (of.current) {
      stop.current = startReading(of.current, { language, rate, voiceOf }, (failure) => {
        setState('again')
        if (failure) showToast({ kind: 'error', text: t(`ui.listen.${failure}`) })
      })
      // Set last: the previous reading that this one ends may be the button's own.
      setState('stop')
    }
  }

  return (
    <>
      <PlainButton data-unspoken="" className={styles.button} onClick={press}>
        <Icon name={icons[state]} size={20} />
        <span>{t(`ui.listen.${state}`)}</span>
      </PlainButton>
      {state === 'stop' && hasHint && (
        <span data-unspoken="" className={styles.hint}>
          {t('ui.listen.tap')}
        </span>
      )}
    </>
  )
}
