import { useTranslation } from 'react-i18next'
import { Banner } from './Banner'
import { useOnline } from './useOnline'

/** Shown below the header while nothing answers: what still works, and what does not. */
export function OfflineBanner() {
  const { t } = useTranslation()
  const online = useOnline()
  return (
    <div role="status">
      {!online && (
        <Banner tone="warning" icon="wifi-off" title={t('ui.offline.banner')}>
          {t('ui.offline.bannerHint')}
        </Banner>
      )}
    </div>
  )
}
