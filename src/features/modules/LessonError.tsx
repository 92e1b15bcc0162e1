import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/controls/Button'
import { StateView } from '@/ui/states/StateView'

type LessonErrorProps = {
  /** What is the matter, in plain words. */
  title?: string
  /** What to do now. */
  what: string
  /** The sentence for it, word for word (rules.md#errors): it stands last, small. */
  detail?: ReactNode
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
  detail,
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
      title={title ?? t('error.notOpen')}
      detail={detail}
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
