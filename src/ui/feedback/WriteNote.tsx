import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../controls/Button'
import { Note } from '../controls/Note'
import styles from './WriteNote.module.css'

/** The state of a write; `again`: retried after it was slow. */
export type Write = {
  state: 'idle' | 'saving' | 'slow' | 'again' | 'saved' | 'failed'
  /** Undefined where sending twice could do harm. */
  tryAgain: (() => void) | undefined
}

type WriteNoteProps = {
  write: Write
  /** Shown when it failed: what to do. */
  children?: ReactNode
  className?: string | undefined
}

/** The message of a slow or failed write; its button shows that it is saving or saved. */
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
