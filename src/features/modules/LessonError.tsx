import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/controls/Button'
import { useOwnSecondLines } from '@/ui/reading/useSecondLines'
import { StateView } from '@/ui/states/StateView'

/** What is the matter, in plain words, and what to do now. */
export type ErrorWords = (t: TFunction<'modules'>) => { title?: string; what: string }

type LessonErrorProps = {
  words: ErrorWords
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
