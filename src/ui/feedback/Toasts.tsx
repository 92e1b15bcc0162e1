import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { noteIcons } from '../controls/Note'
import { PlainButton } from '../controls/PlainButton'
import { Icon } from '../icons/Icon'
import timing from '../theme/timing.json'
import { OnTop } from './OnTop'
import { dismissToast, useToast, type Toast } from './toasts'
import styles from './Toasts.module.css'

/** A toast that has been there for so long, in milliseconds, was read by a reader. */
const readAfter = 1000

/** Where toasts appear; once per page. The regions are always there, so that readers hear changes. */
export function Toasts() {
  const toast = useToast()
  const since = useRef(0)
  useEffect(() => {
    since.current = performance.now()
  }, [toast])
  // Some browsers have an alert read wherever it comes: one that was read is none in the next layer.
  const [read, setRead] = useState<Toast>()
  const isRead = toast !== undefined && toast === read
  const moved = () => {
    if (performance.now() - since.current >= readAfter) setRead(toast)
  }

  const card = toast && <ToastCard key={toast.id} toast={toast} />
  return (
    <OnTop onMove={moved}>
      <div className={styles.container} data-read={isRead ? '' : undefined}>
        <div role="status">{toast?.kind !== 'error' && card}</div>
        <div role={isRead ? undefined : 'alert'}>{toast?.kind === 'error' && card}</div>
      </div>
    </OnTop>
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useTranslation()
  const [held, setHeld] = useState(false)

  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismissToast(toast.id), timing.toast)
    return () => clearTimeout(timer)
  }, [held, toast.id])

  return (
    <div
      className={`${styles.toast} ${styles[toast.kind]}`}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={noteIcons[toast.kind]} />
      <p className={styles.text}>{toast.text}</p>
      <PlainButton
        className={styles.close}
        aria-label={t('ui.close')}
        onClick={() => dismissToast(toast.id)}
      >
        <Icon name="close" />
      </PlainButton>
    </div>
  )
}
