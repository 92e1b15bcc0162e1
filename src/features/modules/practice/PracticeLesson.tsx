import { LessonQuery } from '../LessonQuery'
import type { ModuleViewProps } from '../module-view'
import { PracticeRun } from './PracticeRun'

/** A practice, or why it cannot be shown. */
export function PracticeLesson(props: ModuleViewProps) {
  return (
    <LessonQuery kind="practice" {...props}>
      {(practice, { retry, isRetrying }) => (
        <PracticeRun {...props} practice={practice} onRetry={retry} isRetrying={isRetrying} />
      )}
    </LessonQuery>
  )
}
