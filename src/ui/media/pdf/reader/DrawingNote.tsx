import { useTranslation } from 'react-i18next'
import timing from '@/config/timing.json'
import { Spinner } from '../../../controls/Spinner'
import { useElapsed } from '../../../states/useElapsed'
import styles from './DrawingNote.module.css'

/** Says that a page is being drawn, once that takes its time. */
export function DrawingNote() {
  const { t } = useTranslation()
  const isLate = useElapsed(timing.spinnerAppearsAfter, true)
  if (!isLate) return null
  return (
    <p className={styles.note}>
      <Spinner />
      <span>{t('ui.pdf.drawing')}</span>
    </p>
  )
}
