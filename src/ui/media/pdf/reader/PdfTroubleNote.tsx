import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../controls/Button'
import { Note } from '../../../controls/Note'
import type { PdfTrouble } from '../usePdfDocument'
import styles from './PdfTroubleNote.module.css'

type PdfTroubleNoteProps = {
  trouble: PdfTrouble
  onRetry: () => void
  /** The way on for who cannot read it. */
  wayOn: ReactNode
}

/** What of a pdf is not shown, and what to do: the link that saves it stands beside the viewer. */
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
