import CircularProgress from '@mui/material/CircularProgress'
import { useTranslation } from 'react-i18next'
import Mark from '@/assets/pictures/compass-mark.svg?react'
import { Button } from '@/components/controls/Button'
import timing from '@/config/timing.json'
import { useSlow } from '@/lib/useSlow'
import styles from './Loading.module.css'
import { useElapsed } from './useElapsed'

type LoadingProps = {
  /** The words while it loads: "Loading your path…" */
  label: string
  /** Tries again; offered when it takes long. */
  onRetry?: () => void
  /** In a part of the page, which has its own heading; else it fills the screen. */
  isSmall?: boolean
}

/** A loading state: nothing at first, then a spinner with words, then a sentence about the delay. */
export function Loading({ label, onRetry, isSmall = false }: LoadingProps) {
  const { t } = useTranslation()
  const isShown = useElapsed(timing.spinnerAppearsAfter, true)
  const { wait, tryAgain } = useSlow(true)
  const Label = isSmall ? 'p' : 'h1'

  const retry = () => {
    tryAgain()
    onRetry?.()
  }

  return (
    <div className={isSmall ? `${styles.scene} ${styles.small}` : styles.scene}>
      <div role="status">
        {isShown && (
          <>
            <Ring />
            <Label className={styles.label}>{label}</Label>
            {wait === 'slow' && <p className={styles.slow}>{t('ui.loading.slow')}</p>}
            {wait === 'again' && <p className={styles.slow}>{t('ui.loading.again')}</p>}
          </>
        )}
      </div>
      {/* It stays while the next attempt runs: whoever pressed it keeps their place. */}
      {wait !== 'short' && onRetry && (
        <Button variant="outlined" onClick={retry} endIcon="retry">
          {t('ui.retry')}
        </Button>
      )}
    </div>
  )
}

function Ring() {
  return (
    <div className={styles.ring}>
      <CircularProgress
        aria-hidden
        disableShrink
        enableTrackSlot
        size="100%"
        thickness={2.7}
        color="inherit"
      />
      <Mark className={styles.mark} />
    </div>
  )
}
