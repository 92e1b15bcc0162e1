import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuizQuestion } from '@/api/modules'
import { askable, inPlace, loadFailure } from '@/domain/quiz'
import type { ModuleViewProps } from '@/screens/module/lesson'
import { LessonQuery } from '@/screens/module/LessonQuery'
import { ModuleError } from '@/screens/module/ModuleError'
import { QuizRun } from './QuizRun'

/** A quiz, or its error view. */
export function QuizModule(props: ModuleViewProps) {
  const { t } = useTranslation('modules')
  const failed = (error: Error) => {
    const failure = loadFailure(error)
    if (!failure) return undefined
    return {
      what: t(`quiz.error.${failure}Hint`),
      detail: t(`quiz.error.${failure}`),
    }
  }
  return (
    <LessonQuery kind="quiz" {...props} failed={failed}>
      {(all, { refetch, isFetching }) => (
        <OpenQuiz
          {...props}
          newest={askable(all)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
    </LessonQuery>
  )
}

type OpenQuizProps = ModuleViewProps & {
  newest: readonly QuizQuestion[]
  onRetry: () => void
  isRetrying: boolean
}

/** Keeps the first questions that were loaded: a later response must not move or remove the one being answered. */
function OpenQuiz({ newest, onRetry, isRetrying, ...props }: OpenQuizProps) {
  const { t } = useTranslation('modules')
  const [opened, setOpened] = useState(newest)
  if (opened.length === 0 && newest.length > 0) setOpened(newest)
  if (opened.length > 0) return <QuizRun {...props} questions={inPlace(opened, newest)} />
  return (
    <ModuleError
      title={t('quiz.error.empty')}
      what={t('quiz.error.emptyHint')}
      onRetry={onRetry}
      isRetrying={isRetrying}
      onSkip={props.onSkip}
      onBack={props.onBack}
    />
  )
}
