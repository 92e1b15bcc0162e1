import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import LogoMark from '../art/logo-mark.svg?component'
import { Button } from '../controls/Button'
import { timing } from '../theme/tokens.json'
import styles from './Loading.module.css'

type LoadingProps = {
  /** What is on its way: "Loading your path…" */
  label: string
  /** Starts over; offered when it takes long. */
  onRetry?: () => void
}

type Phase = 'quick' | 'shown' | 'slow'

/** Waiting, calmly: nothing at first, then a ring and words, then an honest word about the delay. */
export function Loading({ label, onRetry }: LoadingProps) {
  const { t } = useTranslation()
  const [phase, setPhase] = useState<Phase>('quick')

  useEffect(() => {
    const show = setTimeout(() => setPhase('shown'), timing.spinnerAppearsAfter)
    const slow = setTimeout(() => setPhase('slow'), timing.slowHintAfter)
    return () => {
      clearTimeout(show)
      clearTimeout(slow)
    }
  }, [])

  return (
    <div className={styles.scene}>
      <div role="status">
        {phase !== 'quick' && (
          <>
            <Ring />
            <p className={styles.label}>{label}</p>
            {phase === 'slow' && <p className={styles.slow}>{t('ui.loading.slow')}</p>}
          </>
        )}
      </div>
      {phase === 'slow' && onRetry && (
        <Button variant="secondary" onClick={onRetry} endIcon="retry">
          {t('ui.tryAgain')}
        </Button>
      )}
    </div>
  )
}

function Ring() {
  return (
    <div className={styles.ring}>
      <svg viewBox="0 0 148 148" fill="none" strokeWidth="9" aria-hidden="true">
        <circle cx="74" cy="74" r="69" className={styles.track} />
        <circle cx="74" cy="74" r="69" className={styles.value} strokeDasharray="108 999" />
      </svg>
      <LogoMark className={styles.mark} />
    </div>
  )
}
