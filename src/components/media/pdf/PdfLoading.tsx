import { useTranslation } from 'react-i18next'
import { Spinner } from '@/components/controls/Spinner'
import { useElapsed } from '@/components/states/useElapsed'
import timing from '@/config/timing.json'
import styles from './PdfViewer.module.css'

/** Says that a pdf or its page is on its way, once that takes longer. */
export function PdfLoading() {
  const { t } = useTranslation()
  const isLate = useElapsed(timing.spinnerAppearsAfter, true)
  return (
    isLate && (
      <p className={styles.loading} role="status">
        <Spinner />
        <span>{t('ui.pdf.opening')}</span>
      </p>
    )
  )
}
