import { useTranslation } from 'react-i18next'
import type { Practice } from '@/api/modules'
import { practiceStep } from '@/learner/stored-things'
import { useStored } from '@/learner/useStored'
import { lessonPart } from '@/navigation/lesson-part'
import { useSecondLines } from '@/ui/reading/useSecondLines'
import { useCelebratedCompletion } from '../completion/useCelebratedCompletion'
import { LessonQuery } from '../LessonQuery'
import type { ModuleViewProps } from '../module-view'
import { useFetchTranslatedPlace, useFetchTranslation } from '../useFetchTranslation'
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
  const description = practice.description || module.description
  const note = completion.isFinished ? 'finished' : 'practice.slowly'
  const fetchPlace = useFetchTranslatedPlace(props)
  // The response includes the sheet, which may be several MB: if the path has the same texts, fetch only the path.
  const fetchAll = useFetchTranslation('practice', props)
  const isOnPath = title === module.title && description === module.description
  const introLines = useSecondLines({
    part: 'modules',
    ownTexts: (texts) => [texts('practice.title'), texts(note)],
    serverTexts: [title, description],
    fetch: async (language) =>
      isOnPath ? { lesson: null, place: await fetchPlace(language) } : fetchAll(language),
    translations: ({ lesson, place }) => [
      lesson?.title || place?.module.title,
      lesson?.description || place?.module.description,
    ],
    isShown: step === 'intro',
  })
  const exercisesLines = useSecondLines({
    part: 'modules',
    ownTexts: (texts) => [
      texts('practice.title'),
      texts('finished'),
      texts('practice.noSheet'),
      texts('practice.noSheetHint'),
    ],
    serverTexts: [title, practice.objective],
    fetch: fetchAll,
    translations: ({ lesson, place }) => [lesson.title || place?.module.title, lesson.objective],
    isShown: step === 'exercises',
  })
  const shared = { heading, title, onBack }

  if (step === 'intro') {
    return (
      <PracticeIntro
        {...shared}
        second={introLines}
        description={description}
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
        second={exercisesLines}
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
