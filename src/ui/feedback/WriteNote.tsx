import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../controls/Button'
import { Note } from '../controls/Note'
import styles from './WriteNote.module.css'

/** What is being saved, and how that stands; `again`: for another time, after it took long. */
export type Write = {
  state: 'idle' | 'saving' | 'slow' | 'again' | 'saved' | 'failed'
  /** Undefined where a second try might do harm. */
  tryAgain: (() => void) | undefined
}

type WriteNoteProps = {
  write: Write
  /** What is said when it failed, with what to do. */
  children?: ReactNode
  className?: string | undefined
}

/** What is said of a write beside its button, which says itself that it saves or has saved. */
export function WriteNote({ write: { state, tryAgain }, children, className }: WriteNoteProps) {
  const { t } = useTranslation()
  return (
    <>
      <div role="status" className={`${styles.place} ${className ?? ''}`}>
        {(state === 'slow' || state === 'again') && (
          <Note kind="info">
            <p>{t(state === 'slow' ? 'ui.write.slow' : 'ui.loading.again')}</p>
            {/* It stays while the next try runs: whoever pressed it keeps their place. */}
            {tryAgain && (
              <Button variant="secondary" size="small" endIcon="retry" onClick={tryAgain}>
                {t('ui.retry')}
              </Button>
            )}
          </Note>
        )}
      </div>
      {state === 'failed' && children}
    </>
  )
}
