import { useTranslation } from 'react-i18next'
import { formatMoment } from '@/i18n/formats'
import { useLanguage } from '@/i18n/useLanguage'
import { Strip } from './Strip'

type SnapshotStripProps = {
  /** What is on the screen, as the sentence names it: 'your map'. */
  what: string
  /** When it was loaded, in milliseconds since 1970; undefined: what is on the screen is of now. */
  at: number | undefined
  /** Asks again now. */
  onRetry: () => void
  isRetrying: boolean
}

/** Says that the screen shows what was there last time, what works now, and that it goes on by itself. */
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
