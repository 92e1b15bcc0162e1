import { useTranslation } from 'react-i18next'
import { Icon } from '../art/Icon'
import { useOnline } from './useOnline'
import styles from './OfflineStrip.module.css'

/** Under the header while there is no network: what still works, and what may be lost. */
export function OfflineStrip({ onRetry }: { onRetry?: () => void }) {
  const { t } = useTranslation()
  const online = useOnline()
  return (
    <div role="status">
      {!online && (
        <div className={styles.strip}>
          <Icon name="wifi-off" />
          <p>
            <b>{t('ui.offline.strip')}</b> {t('ui.offline.stripHint')}
          </p>
          {onRetry && (
            <button className={styles.retry} onClick={onRetry}>
              {t('ui.tryAgain')}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
