import { useTranslation } from 'react-i18next'
import type { Practice } from '@/api/modules'
import { useCelebratedCompletion } from '../completion/useCelebratedCompletion'
import { LessonQuery } from '../LessonQuery'
import type { ModuleViewProps } from '../module-view'
import { useHeadingFocus } from '../useHeadingFocus'
import { useLessonProgress } from '../useLessonProgress'
import { PracticeExercises } from './PracticeExercises'
import { PracticeIntro } from './PracticeIntro'
import { WellDoneDialog } from './WellDoneDialog'

/** A practice, or its error view. */
export function PracticeLesson(props: ModuleViewProps) {
  return (
    <LessonQuery kind="practice" {...props}>
      {(practice, { refetch, isFetching }) => (
        <PracticeRun
          {...props}
          practice={practice}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
    </LessonQuery>
  )
}

type PracticeRunProps = ModuleViewProps & {
  practice: Practice
  onRetry: () => void
  isRetrying: boolean
}

/** The two pages of a practice (rules.md#practice): the introduction, then the goal and the sheet. */
function PracticeRun({ practice, onRetry, isRetrying, ...props }: PracticeRunProps) {
  const { module, onCompleted, onBack } = props
  const { t } = useTranslation('modules')
  const { progress, note: keep, forget } = useLessonProgress(module)
  const { page = 'intro' } = progress
  const heading = useHeadingFocus(page)
  const completion = useCelebratedCompletion({
    ...props,
    onCompleted: () => {
      forget()
      onCompleted()
    },
    notSaved: t('practice.notSaved'),
  })
  const title = practice.title || module.title
  const shared = { heading, title, onBack }

  if (page === 'intro') {
    return (
      <PracticeIntro
        {...shared}
        description={practice.description || module.description}
        nodeType={module.nodeType}
        isFinished={completion.isFinished}
        onContinue={() => keep({ page: 'exercises' })}
      />
    )
  }
  return (
    <>
      <PracticeExercises
        {...shared}
        module={module}
        objective={practice.objective}
        pdfData={practice.pdfData}
        onRetry={onRetry}
        isRetrying={isRetrying}
        isFinished={completion.isFinished}
        isSaving={completion.isSaving}
        write={completion.write}
        onIntro={() => keep({ page: 'intro' })}
        onComplete={completion.complete}
      />
      <WellDoneDialog {...completion.popup} finishesSkill={completion.finishesSkill} />
    </>
  )
}
