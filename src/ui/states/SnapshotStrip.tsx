import { useTranslation } from 'react-i18next'
import { formatMoment } from '@/i18n/formats'
import { useLanguage } from '@/i18n/useLanguage'
import { Strip } from './Strip'

type SnapshotStripProps = {
  /** The name of the data in the sentence: 'your map'. */
  what: string
  /** When the snapshot was taken, in milliseconds since 1970; undefined where the data is current. */
  at: number | undefined
  /** Reads again now. */
  onRetry: () => void
  isRetrying: boolean
}

/** Says that the screen shows a snapshot, and that it updates by itself when the network is back. */
export function SnapshotStrip({ what, at, onRetry, isRetrying }: SnapshotStripProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <div role="status">
      {at !== undefined && (
        <Strip
          tone="info"
          icon="info"
          title={t('ui.snapshot.title', { what })}
          actions={[{ label: t(isRetrying ? 'ui.loading.again' : 'ui.retry'), onPress: onRetry }]}
        >
          {t('ui.snapshot.text', { when: formatMoment(language, at) })}
        </Strip>
      )}
    </div>
  )
}
