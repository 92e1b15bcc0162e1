import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/components/controls/Button'
import { StateView } from '@/components/states/StateView'

type LessonErrorProps = {
  /** Replaces the title that the lesson did not open. */
  title?: string
  /** What is wrong, in plain words. */
  what: string
  /** The agreed error sentence, which must be shown word for word: last, and small. */
  detail?: ReactNode
  /** Missing where a retry cannot succeed. */
  onRetry?: () => void
  isRetrying?: boolean
  /** Opens the next lesson without completing this one. */
  onSkip: () => void
  onBack: () => void
}

/** The error view of a lesson, with buttons to retry, skip it and go back. */
export function ModuleError(props: LessonErrorProps) {
  const { title, what, detail, onRetry, isRetrying = false, onSkip, onBack } = props
  const { t } = useTranslation('modules')
  return (
    <StateView
      art="error"
      title={title ?? t('error.notOpen')}
      detail={detail}
      onRetry={onRetry}
      isRetrying={isRetrying}
      actions={
        <>
          <Button variant={onRetry ? 'outlined' : 'contained'} onClick={onSkip}>
            {t('skip')}
          </Button>
          <Button variant="outlined" onClick={onBack}>
            {t('goBack')}
          </Button>
        </>
      }
    >
      {what}
    </StateView>
  )
}
