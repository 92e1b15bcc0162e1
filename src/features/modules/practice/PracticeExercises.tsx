import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { LearningModule } from '@/api/learning'
import { Button } from '@/ui/controls/Button'
import { Note } from '@/ui/controls/Note'
import type { Write } from '@/ui/feedback/WriteNote'
import { pdfFileName } from '@/ui/media/pdf/pdf-file-name'
import { PdfViewer } from '@/ui/media/pdf/PdfViewer'
import { AllInOther, InOther } from '@/ui/peek/InOther'
import type { Peek } from '@/ui/peek/peek'
import { useTextPeek } from '@/ui/peek/usePeek'
import { Listen } from '@/ui/speech/Listen'
import { ModuleFrame } from '../ModuleFrame'
import { usePdfPosition } from '../usePdfPosition'
import styles from './PracticeExercises.module.css'

type PracticeExercisesProps = {
  header: ReactNode
  heading: Ref<HTMLHeadingElement>
  module: LearningModule
  /** Title and goal in the other language. */
  peek: Peek
  title: string
  /** What to do with the sheet. */
  objective: string
  /** Empty where the practice has no sheet. */
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
 * The goal and the sheet. A sheet that is missing or cannot be shown says so and holds nobody back: the
 * practice itself happens away from the screen.
 */
export function PracticeExercises(props: PracticeExercisesProps) {
  const { header, heading, peek, title, objective, pdfData, isFinished, isSaving } = props
  const { t } = useTranslation('modules')
  const position = usePdfPosition(props.module)
  const name = title || t('practice.title')
  const noSheetPeek = useTextPeek('modules', (texts) => [
    texts('practice.noSheet'),
    texts('practice.noSheetHint'),
  ])
  return (
    <ModuleFrame
      header={header}
      backLabel={t('goBack')}
      onBack={props.onBack}
      continueLabel={isFinished ? t('continue') : t('practice.complete')}
      isSaving={isSaving}
      stacked
      write={props.write}
      onContinue={props.onComplete}
    >
      <Button
        variant="plain"
        size="small"
        startIcon="arrow-left"
        className={styles.toIntro}
        onClick={props.onIntro}
      >
        {t('practice.toIntro')}
      </Button>
      <Listen name={name} peek={peek}>
        <h1 ref={heading} tabIndex={-1}>
          {name}
        </h1>
        <InOther peek={peek} at={0} />
        {objective !== '' && <p className={styles.objective}>{objective}</p>}
        <InOther peek={peek} at={1} />
        <p role="status" className={styles.finished}>
          {isFinished && t('finished')}
        </p>
        <InOther peek={peek} at={2} />
      </Listen>
      {pdfData === '' ? (
        <Listen name={t('practice.noSheet')} peek={noSheetPeek}>
          <Note kind="info" title={t('practice.noSheet')}>
            {t('practice.noSheetHint')}
          </Note>
          <AllInOther peek={noSheetPeek} />
        </Listen>
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
    </ModuleFrame>
  )
}
