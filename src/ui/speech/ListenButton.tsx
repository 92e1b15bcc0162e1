import { use, useEffect, useId, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '@/i18n/useLanguage'
import { showToast } from '../feedback/toasts'
import { Icon } from '../icons/Icon'
import { ListenContext } from './listen-settings'
import styles from './Listen.module.css'
import { begin, ended, stopReading, useIsReading } from './reading'
import { useHasVoice } from './voices'

type ListenButtonProps = {
  /** What is read. */
  of: RefObject<HTMLElement | null>
  /** What it is, so that two buttons of a page have two names. */
  name: string
  /** Only where somebody wants a button at each answer and step too. */
  isOne?: boolean
}

/** Whether there is a button: this device can read the language, and the learner wants to have it. */
export function useIsListenShown(isOne: boolean): boolean {
  const { shown } = use(ListenContext)
  const hasVoice = useHasVoice(useLanguage())
  return hasVoice && (isOne ? shown === 'each' : shown !== 'hidden')
}

/** Reads a part of the page aloud, sentence by sentence; a second press stops it. */
export function ListenButton({ of, name, isOne = false }: ListenButtonProps) {
  const isShown = useIsListenShown(isOne)
  return isShown && <ShownButton of={of} name={name} />
}

function ShownButton({ of, name }: Omit<ListenButtonProps, 'isOne'>) {
  const { t } = useTranslation()
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

  const word = t(isReading ? 'ui.listen.stop' : wasRead ? 'ui.listen.again' : 'ui.listen.start')
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
