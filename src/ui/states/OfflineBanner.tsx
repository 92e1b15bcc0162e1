import { useTranslation } from 'react-i18next'
import { Banner } from './Banner'
import styles from './Banner.module.css'
import { useOnline } from './useOnline'

/** In view while nothing answers: what still works and what does not. */
export function OfflineBanner() {
  const { t } = useTranslation()
  return (
    <div className={styles.offline}>
      <Banner isShown={!useOnline()} tone="warning" icon="wifi-off" title={t('ui.offline.banner')}>
        {t('ui.offline.bannerHint')}
      </Banner>
    </div>
  )
}
