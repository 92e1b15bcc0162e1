import { useTranslation } from 'react-i18next'
import { Strip } from './Strip'
import { useOnline } from './useOnline'

/** Shown below the header while nothing answers: what still works, and what does not. */
export function OfflineStrip() {
  const { t } = useTranslation()
  const online = useOnline()
  return (
    <div role="status">
      {!online && (
        <Strip tone="warning" icon="wifi-off" title={t('ui.offline.strip')}>
          {t('ui.offline.stripHint')}
        </Strip>
      )}
    </div>
  )
}
