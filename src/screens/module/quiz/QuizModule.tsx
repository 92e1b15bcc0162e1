import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isMissingId, isUnreadable } from '@/api/errors'
import { quizQuery } from '@/api/modules'
import { QueryView, type Retry } from '@/components/states/QueryView'
import { StateView } from '@/components/states/StateView'
import { isCompleted } from '@/domain/learning-path'
import type { ModuleState } from '@/domain/navigation-state'
import { askable, inPlace, type Question } from '@/domain/quiz'
import { GoOnWithoutIt } from '../GoOnWithoutIt'
import { useModuleFailure } from '../useModuleFailure'
import { FinishedQuiz } from './FinishedQuiz'
import { QuizQuestions } from './QuizQuestions'

/** The errors of a quiz that have sentences of their own. */
function failureOf(error: Error): 'configuration' | 'shape' | undefined {
  if (isMissingId(error)) return 'configuration'
  return isUnreadable(error) ? 'shape' : undefined
}

/**
 * A quiz: that it is finished, or its questions. After a reload the history state may be older than the path, so it may turn
 * to finished while it is open, but not once the learner has begun.
 */
export function QuizModule(current: ModuleState) {
  const { t } = useTranslation()
  const failed = useModuleFailure('quiz', current)
  const [isBegun, setBegun] = useState(false)
  const begin = () => setBegun(true)
  // Without an id it goes on to the sentence for that.
  const isFinished = isCompleted(current.module) && current.module.id !== null
  if (isFinished && !isBegun) return <FinishedQuiz {...current} onAgain={begin} />
  return (
    <QueryView
      options={quizQuery(current.module.id)}
      loading={t('modules.quiz.loading')}
      failed={(error) => {
        const failure = failureOf(error)
        const texts = failure && {
          message: t(`modules.quiz.error.${failure}Hint`, { skip: t('modules.skip') }),
          detail: t(`modules.quiz.error.${failure}`),
        }
        return { ...failed(error), ...texts }
      }}
    >
      {(questions, retry) => (
        <OpenQuiz {...current} newest={askable(questions)} retry={retry} onBegin={begin} />
      )}
    </QueryView>
  )
}

type OpenQuizProps = ModuleState & {
  newest: readonly Question[]
  retry: Retry
  /** The learner answers or goes on: from now on the questions stay, also once the quiz is completed. */
  onBegin: () => void
}

/** Keeps the first questions that came: a later response must not move or remove the one that is open. */
function OpenQuiz({ newest, retry, onBegin, ...current }: OpenQuizProps) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(newest)
  if (opened.length === 0 && newest.length > 0) setOpened(newest)
  if (opened.length > 0) {
    return <QuizQuestions {...current} questions={inPlace(opened, newest)} onBegin={onBegin} />
  }
  return (
    <StateView
      art="error"
      title={t('modules.quiz.error.empty')}
      onRetry={retry.retry}
      isRetrying={retry.isFetching}
      actions={<GoOnWithoutIt {...current} />}
    >
      {t('modules.quiz.error.emptyHint', { skip: t('modules.skip') })}
    </StateView>
  )
}
