import { useTranslation } from 'react-i18next'
import { Button } from '../controls/Button'
import { StateView } from './StateView'

type ErrorViewProps = {
  /** What failed and what to do: "We could not load your path. Nothing is lost. …" */
  what: string
  level?: 1 | 2
  onRetry?: () => void
  /** True while the next attempt runs. */
  isRetrying?: boolean
  /** The link back, so that nobody is stuck. */
  back?: { to: string; label: string }
  /** The technical sentence of the error, word for word, small. */
  detail?: string | undefined
}

/** A failed read: what failed, what to do, Try again and the link back. */
export function ErrorView({ what, level, onRetry, isRetrying, back, detail }: ErrorViewProps) {
  const { t } = useTranslation()
  return (
    <StateView
      art="error"
      role="alert"
      title={t('ui.error.title')}
      level={level}
      actions={
        <>
          {onRetry && (
            <Button onClick={onRetry} busy={isRetrying ?? false} endIcon="retry">
              {t('ui.retry')}
            </Button>
          )}
          {back && (
            <Button variant="plain" to={back.to}>
              {back.label}
            </Button>
          )}
        </>
      }
      detail={detail}
    >
      {what}
    </StateView>
  )
}
