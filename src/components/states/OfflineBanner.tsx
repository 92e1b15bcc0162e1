import { useTranslation } from 'react-i18next'
import { Banner } from './Banner'
import { useOnline } from './useOnline'

/** Shown while there is no network: what goes on by itself, and what to do. */
export function OfflineBanner() {
  const { t } = useTranslation()
  return (
    <Banner isShown={!useOnline()} tone="warning" icon="wifi-off" title={t('ui.offline.banner')}>
      {t('ui.offline.bannerHint')}
    </Banner>
  )
}
