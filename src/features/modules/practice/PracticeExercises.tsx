import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { LearningModule } from '@/api/learning'
import { Button } from '@/ui/controls/Button'
import { Note } from '@/ui/controls/Note'
import type { WriteNoteProps } from '@/ui/feedback/WriteNote'
import { PdfViewer } from '@/ui/media/pdf/PdfViewer'
import { ModuleFrame } from '../ModuleFrame'
import { usePdfPosition } from '../usePdfPosition'
import styles from './PracticeExercises.module.css'

type PracticeExercisesProps = {
  heading: Ref<HTMLHeadingElement>
  module: LearningModule
  title: string
  /** The goal, which says what to do with the sheet. */
  objective: string
  /** Empty if the practice has no sheet. */
  pdfData: string
  onRetry: () => void
  isRetrying: boolean
  isFinished: boolean
  isSaving: boolean
  write: WriteNoteProps
  onIntro: () => void
  onBack: () => void
  onComplete: () => void
}

/**
 * The second page of a practice: its goal and its sheet. Complete is never locked, even if the sheet is missing or
 * cannot be shown: the practice itself happens away from the screen.
 */
export function PracticeExercises(props: PracticeExercisesProps) {
  const { heading, title, objective, pdfData, isFinished, isSaving } = props
  const { t } = useTranslation('modules')
  const position = usePdfPosition(props.module)
  const name = title || t('practice.title')
  return (
    <ModuleFrame
      backLabel={t('goBack')}
      onBack={props.onBack}
      continueLabel={isFinished ? t('continue') : t('practice.complete')}
      isSaving={isSaving}
      stacked
      write={props.write}
      onContinue={props.onComplete}
    >
      <h1 ref={heading} tabIndex={-1}>
        {name}
      </h1>
      {objective !== '' && <p className={styles.objective}>{objective}</p>}
      <p role="status" className={styles.finished}>
        {isFinished && t('finished')}
      </p>
      {pdfData === '' ? (
        <>
          <Note kind="info" title={t('practice.noSheet')}>
            {t('practice.noSheetHint')}
          </Note>
        </>
      ) : (
        <PdfViewer
          {...position}
          data={pdfData}
          title={name}
          fileName={name}
          onRetry={props.onRetry}
          isRetrying={props.isRetrying}
        />
      )}
      <Button
        variant="plain"
        size="small"
        startIcon="arrow-left"
        className={styles.toIntro}
        onClick={props.onIntro}
      >
        {t('practice.toIntro')}
      </Button>
    </ModuleFrame>
  )
}
