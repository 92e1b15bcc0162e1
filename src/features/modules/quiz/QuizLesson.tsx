import { useTranslation } from 'react-i18next'
import { useQuizQuestions } from '@/api/modules.queries'
import { useStartOver } from '@/api/transport/useStartOver'
import { Loading } from '@/ui/states/Loading'
import { LessonError } from '../LessonError'
import type { ModuleViewProps } from '../module-view'
import { askable, loadFailure } from './quiz-rules'
import { QuizRun } from './QuizRun'

/** A quiz: its questions, or why there are none (rules.md#errors). */
export function QuizLesson(props: ModuleViewProps) {
  const { t } = useTranslation('modules')
  if (props.module.contentId !== null) return <LoadedQuiz {...props} />
  return (
    <LessonError
      title={t('quiz.error.configuration')}
      what={t('quiz.error.configurationHint')}
      onBack={props.onBack}
    />
  )
}

function LoadedQuiz(props: ModuleViewProps) {
  const { t } = useTranslation('modules')
  const { data, error, isFetching, refetch } = useQuizQuestions(props.module.contentId)
  const startOver = useStartOver()
  const ways = { onRetry: () => void refetch(), isRetrying: isFetching, onBack: props.onBack }

  if (data) {
    const questions = askable(data)
    if (questions.length > 0) return <QuizRun {...props} questions={questions} />
    return <LessonError title={t('quiz.error.empty')} what={t('quiz.error.emptyHint')} {...ways} />
  }
  if (!error) return <Loading label={t('quiz.loading')} onRetry={startOver} />
  return loadFailure(error) === 'shape' ? (
    <LessonError title={t('quiz.error.title')} what={t('quiz.error.shapeHint')} {...ways} />
  ) : (
    <LessonError title={t('quiz.error.questions')} what={t('quiz.error.questionsHint')} {...ways} />
  )
}
