import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { LearningModule } from '@/api/learning'
import { Button } from '@/ui/controls/Button'
import { Note } from '@/ui/controls/Note'
import type { Write } from '@/ui/feedback/WriteNote'
import { pdfFileName } from '@/ui/media/pdf/pdf-file-name'
import { PdfViewer } from '@/ui/media/pdf/PdfViewer'
import { SecondLine } from '@/ui/reading/SecondLine'
import type { SecondLines } from '@/ui/reading/useSecondLines'
import { ModuleFrame } from '../ModuleFrame'
import { usePdfPosition } from '../usePdfPosition'
import styles from './PracticeExercises.module.css'

type PracticeExercisesProps = {
  heading: Ref<HTMLHeadingElement>
  module: LearningModule
  /** The lesson's texts in the second language. */
  second: SecondLines
  title: string
  /** The goal, which says what to do with the sheet. */
  objective: string
  /** Empty if the practice has no sheet. */
  pdfData: string
  onRetry: () => void
  isRetrying: boolean
  isFinished: boolean
  isSaving: boolean
  write: Write
  onIntro: () => void
  onBack: () => void
  onComplete: () => void
}

/**
 * The second page of a practice: its goal and its sheet. Complete is never locked, even if the sheet is missing or
 * cannot be shown: the practice itself happens away from the screen.
 */
export function PracticeExercises(props: PracticeExercisesProps) {
  const { heading, second, title, objective, pdfData, isFinished, isSaving } = props
  const { t } = useTranslation('modules')
  const position = usePdfPosition(props.module)
  const name = title || t('practice.title')
  return (
    <ModuleFrame
      second={second}
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
      <SecondLine of={name} />
      {objective !== '' && <p className={styles.objective}>{objective}</p>}
      <SecondLine of={objective} />
      <p role="status" className={styles.finished}>
        {isFinished && t('finished')}
      </p>
      {isFinished && <SecondLine of={t('finished')} />}

      {pdfData === '' ? (
        <>
          <Note kind="info" title={t('practice.noSheet')}>
            {t('practice.noSheetHint')}
          </Note>
          <SecondLine of={t('practice.noSheet')} />
          <SecondLine of={t('practice.noSheetHint')} />
        </>
      ) : (
        <PdfViewer
          {...position}
          data={pdfData}
          title={name}
          fileName={pdfFileName(name)}
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
