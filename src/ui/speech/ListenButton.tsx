import { use, useEffect, useId, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { languageName } from '@/i18n/formats'
import type { Language } from '@/i18n/languages'
import { useLanguage } from '@/i18n/useLanguage'
import { showToast } from '../feedback/toasts'
import { Icon } from '../icons/Icon'
import { ListenContext } from './listen-settings'
import styles from './Listen.module.css'
import { begin, ended, stopReading, useIsReading } from './reading'

type ListenButtonProps = {
  /** What is read. */
  of: RefObject<HTMLElement | null>
  /** What it is, so that two buttons of a page have two names. */
  name: string
  /** Reads what is there in another language than that of the interface, and nothing else. */
  other?: Language
}

/** Reads a part of the page aloud, sentence by sentence; a second press stops it. ReadingHelp.tsx says where it is. */
export function ListenButton({ of, name, other }: ListenButtonProps) {
  const { t } = useTranslation()
  const own = useLanguage()
  const { rate, voiceOf } = use(ListenContext)
  const id = useId()
  const isReading = useIsReading(id)
  const [wasRead, setWasRead] = useState(false)
  useEffect(() => () => stopReading(id), [id])

  const read = async (element: HTMLElement) => {
    let stop = () => {}
    let isStopped = false
    begin(id, () => {
      isStopped = true
      stop()
    })
    setWasRead(true)
    try {
      const { listenTo } = await import('./listen-to')
      if (isStopped) return
      stop = listenTo(element, {
        language: other ?? own,
        rate,
        voiceOf,
        onOver: (failure) => {
          ended(id)
          if (failure) showToast({ kind: 'error', text: t(`ui.listen.${failure}`) })
        },
      })
    } catch {
      ended(id)
      showToast({ kind: 'error', text: t('ui.listen.failed') })
    }
  }

  const isNamed = other !== undefined && !isReading
  const word = isNamed
    ? t('ui.listen.startIn', { language: languageName(own, other) })
    : t(isReading ? 'ui.listen.stop' : wasRead ? 'ui.listen.again' : 'ui.listen.start')
  return (
    <button
      type="button"
      data-unspoken=""
      className={styles.button}
      aria-label={`${word}: ${name}`}
      onClick={() => {
        if (isReading) stopReading(id)
        else if (of.current) void read(of.current)
      }}
    >
      <Icon name={isReading ? 'stop' : wasRead ? 'retry' : 'listen'} size={20} />
      {word}
    </button>
  )
}
