import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/controls/Button'
import { StateView } from '@/ui/states/StateView'

type LessonErrorProps = {
  title: string
  /** What happened and what to do now. */
  what: string
  /** Left out where trying again cannot help. */
  onRetry?: () => void
  isRetrying?: boolean
  /** On to the next lesson, without this one. */
  onSkip: () => void
  onBack: () => void
}

/** A lesson that cannot be shown: what is the matter, another try, the way on and the way back. */
export function LessonError({
  title,
  what,
  onRetry,
  isRetrying,
  onSkip,
  onBack,
}: LessonErrorProps) {
  const { t } = useTranslation('modules')
  return (
    <StateView
      art="error"
      role="alert"
      title={title}
      actions={
        <>
          {onRetry && (
            <Button onClick={onRetry} busy={isRetrying ?? false} endIcon="retry">
              {t('retry')}
            </Button>
          )}
          <Button variant={onRetry ? 'secondary' : 'primary'} onClick={onSkip}>
            {t('skip')}
          </Button>
          <Button variant="secondary" onClick={onBack}>
            {t('goBack')}
          </Button>
        </>
      }
    >
      {what}
    </StateView>
  )
}
