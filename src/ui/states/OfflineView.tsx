import { useTranslation } from 'react-i18next'
import { Button } from '../controls/Button'
import { StateView } from './StateView'

type OfflineViewProps = {
  /** Omitted where the page reloads by itself. */
  onRetry?: () => void
  level?: 1 | 2
}

/** The page of a screen that cannot be shown offline. */
export function OfflineView({ onRetry, level }: OfflineViewProps) {
  const { t } = useTranslation()
  return (
    <StateView
      art="offline"
      role="alert"
      title={t('ui.offline.title')}
      level={level}
      actions={
        onRetry && (
          <Button onClick={onRetry} endIcon="retry">
            {t('ui.retry')}
          </Button>
        )
      }
    >
      {t('ui.offline.hint')}
    </StateView>
  )
}
