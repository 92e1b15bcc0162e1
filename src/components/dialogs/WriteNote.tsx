import { useTranslation } from 'react-i18next'
import { Button } from '@/components/controls/Button'
import { Note } from '@/components/controls/Note'
import { useSlow } from '@/lib/useSlow'
import styles from './WriteNote.module.css'

export type WriteNoteProps = {
  isPending: boolean
  /** Sends it anew; undefined where that could do harm. */
  tryAgain?: (() => void) | undefined
  /** What to say in place of the usual words. */
  words?: string
}

/** Says that a write is slow. That it is saving, saved or failed is shown by its screen. */
export function WriteNote({ isPending, tryAgain, words }: WriteNoteProps) {
  const { t } = useTranslation()
  const { wait, tryAgain: waitAgain } = useSlow(isPending)
  const retry = () => {
    if (wait !== 'slow') return
    waitAgain()
    tryAgain?.()
  }
  return (
    <div role="status" className={styles.place}>
      {wait !== 'short' && (
        <Note kind="info">
          <p>{words ?? t(wait === 'slow' ? 'ui.write.slow' : 'ui.loading.again')}</p>
          {/* It stays while the next try runs: whoever pressed it keeps their place. */}
          {tryAgain && (
            <Button variant="outlined" size="small" endIcon="retry" onClick={retry}>
              {t('ui.retry')}
            </Button>
          )}
        </Note>
      )}
    </div>
  )
}
