import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/controls/Button'
import { useOwnSecondLines } from '@/ui/reading/useSecondLines'
import { StateView } from '@/ui/states/StateView'

/** The plain words of an error, as a function so that they can be read in the second language, too. */
export type ErrorWords = (t: TFunction<'modules'>) => { title?: string; what: string }

type LessonErrorProps = {
  words: ErrorWords
  /** The agreed error sentence (rules.md#errors), which must be shown word for word: last, and small. */
  detail?: ReactNode
  /** Missing where a retry cannot succeed. */
  onRetry?: () => void
  isRetrying?: boolean
  /** Opens the next lesson without completing this one. */
  onSkip: () => void
  onBack: () => void
}

/** The error view of a lesson, with buttons to retry, skip it and go back. */
export function LessonError({
  words,
  detail,
  onRetry,
  isRetrying,
  onSkip,
  onBack,
}: LessonErrorProps) {
  const { t } = useTranslation('modules')
  const wordsIn = (texts: TFunction<'modules'>) => {
    const { title, what } = words(texts)
    return [title ?? texts('error.notOpen'), what] as const
  }
  const [title, what] = wordsIn(t)
  const second = useOwnSecondLines('modules', wordsIn)
  return (
    <StateView
      art="error"
      role="alert"
      title={title}
      detail={detail}
      second={second}
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
