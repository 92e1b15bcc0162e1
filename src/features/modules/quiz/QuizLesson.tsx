import { useTranslation } from 'react-i18next'
import { LessonError } from '../LessonError'
import { LessonQuery } from '../LessonQuery'
import type { ModuleViewProps } from '../module-view'
import { askable, loadFailure } from './quiz-rules'
import { QuizRun } from './QuizRun'

/** A quiz: its questions, or why there are none (rules.md#errors). */
export function QuizLesson(props: ModuleViewProps) {
  const { t } = useTranslation('modules')
  const failed = (error: Error) => {
    const failure = loadFailure(error)
    return failure && { title: t(`quiz.error.${failure}`), what: t(`quiz.error.${failure}Hint`) }
  }
  return (
    <LessonQuery kind="quiz" {...props} failed={failed}>
      {(all, { retry, isRetrying }) => {
        const questions = askable(all)
        if (questions.length > 0) return <QuizRun {...props} questions={questions} />
        return (
          <LessonError
            title={t('quiz.error.empty')}
            what={t('quiz.error.emptyHint')}
            onRetry={retry}
            isRetrying={isRetrying}
            onSkip={props.onSkip}
            onBack={props.onBack}
          />
        )
      }}
    </LessonQuery>
  )
}
