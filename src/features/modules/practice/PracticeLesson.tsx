import { useTranslation } from 'react-i18next'
import type { Practice } from '@/api/modules'
import { practiceStep } from '@/learner/stored-things'
import { useStored } from '@/learner/useStored'
import { lessonPart } from '@/navigation/lesson-part'
import { useCelebratedCompletion } from '../completion/useCelebratedCompletion'
import { LessonQuery } from '../LessonQuery'
import type { ModuleViewProps } from '../module-view'
import { useHeadingFocus } from '../useHeadingFocus'
import { PracticeExercises } from './PracticeExercises'
import { PracticeIntro } from './PracticeIntro'
import { WellDoneDialog } from './WellDoneDialog'

/** A practice, or its error view. */
export function PracticeLesson(props: ModuleViewProps) {
  return (
    <LessonQuery kind="practice" {...props}>
      {(practice, { retry, isRetrying }) => (
        <PracticeRun {...props} practice={practice} onRetry={retry} isRetrying={isRetrying} />
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
  const kept = useStored(practiceStep, lessonPart(module))
  const step = kept.value ?? 'intro'
  const heading = useHeadingFocus(step)
  const completion = useCelebratedCompletion({
    ...props,
    onCompleted: () => {
      kept.forget()
      onCompleted()
    },
    notSaved: t('practice.notSaved'),
  })
  const title = practice.title || module.title
  const shared = { heading, title, onBack }

  if (step === 'intro') {
    return (
      <PracticeIntro
        {...shared}
        description={practice.description || module.description}
        nodeType={module.nodeType}
        isFinished={completion.isFinished}
        onContinue={() => kept.keep('exercises')}
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
        onIntro={() => kept.keep('intro')}
        onComplete={completion.complete}
      />
      <WellDoneDialog {...completion.popup} finishesSkill={completion.finishesSkill} />
    </>
  )
}
