import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../controls/Button'
import { Note } from '../../../controls/Note'
import type { PdfTrouble } from '../usePdfDocument'
import styles from './PdfTroubleNote.module.css'

type PdfTroubleNoteProps = {
  trouble: PdfTrouble
  onRetry: () => void
  /** The button for learners who cannot read it. */
  wayOn: ReactNode
}

/** What part of a pdf cannot be shown, and what to do: save it with the button beside the viewer. */
export function PdfTroubleNote({ trouble, onRetry, wayOn }: PdfTroubleNoteProps) {
  const { t } = useTranslation()
  return (
    <div data-unspoken="">
      <Note kind="error" role="alert" title={t(`ui.pdf.${trouble}`)}>
        <p>{t(trouble === 'locked' ? 'ui.pdf.lockedHint' : 'ui.pdf.notShownHint')}</p>
        <div className={styles.ways}>
          {trouble !== 'locked' && (
            <Button variant="secondary" size="small" endIcon="retry" onClick={onRetry}>
              {t('ui.retry')}
            </Button>
          )}
          {wayOn}
        </div>
      </Note>
    </div>
  )
}
