import { useTranslation } from 'react-i18next'
import { usePractice } from '@/api/modules.queries'
import { useStartOver } from '@/api/transport/useStartOver'
import { Loading } from '@/ui/states/Loading'
import { LessonError } from '../LessonError'
import type { ModuleViewProps } from '../module-view'
import { PracticeRun } from './PracticeRun'

/** A practice, or why it cannot be shown. */
export function PracticeLesson(props: ModuleViewProps) {
  const { t } = useTranslation('modules')
  const { data, error, isFetching, refetch } = usePractice(props.module.contentId)
  const startOver = useStartOver()
  const onRetry = () => void refetch()

  if (data) {
    return <PracticeRun {...props} practice={data} onRetry={onRetry} isRetrying={isFetching} />
  }
  if (!error) return <Loading label={t('practice.loading')} onRetry={startOver} />
  return (
    <LessonError
      title={t('practice.failed')}
      what={t('practice.failedHint')}
      onRetry={onRetry}
      isRetrying={isFetching}
      onBack={props.onBack}
    />
  )
}
