import { useTranslation } from 'react-i18next'
import { Spinner } from '../../../controls/Spinner'
import { useElapsed } from '../../../states/useElapsed'
import timing from '../../../theme/timing.json'
import styles from './DrawingNote.module.css'

/** Says that a page is being rendered, once that takes longer. */
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
