import { useTranslation } from 'react-i18next'
import type { Pdf } from '@/api/modules'
import { Button } from '@/ui/controls/Button'
import { PdfViewer } from '@/ui/media/pdf/PdfViewer'
import { useCelebratedCompletion } from '../completion/useCompletion'
import { lessonTitle, type ModuleViewProps } from '../lesson'
import { LessonQuery } from '../LessonQuery'
import { ModuleFrame } from '../ModuleFrame'
import { useLessonProgress } from '../useLessonProgress'
import styles from './PdfLesson.module.css'
import { UnlockedDialog } from './UnlockedDialog'

/** A lesson with a pdf to read, or its error view. */
export function PdfLesson(props: ModuleViewProps) {
  return (
    <LessonQuery kind="pdf" {...props}>
      {(pdf, { refetch, isFetching }) => (
        <PdfPage {...props} pdf={pdf} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </LessonQuery>
  )
}

type PdfPageProps = ModuleViewProps & { pdf: Pdf; onRetry: () => void; isRetrying: boolean }

/** The page of a pdf lesson. Continue is never locked. */
function PdfPage(props: PdfPageProps) {
  const { module, pdf, ahead, onBack } = props
  const { t } = useTranslation('modules')
  const position = useLessonProgress(module).pdf
  const completion = useCelebratedCompletion(props)
  const sheet = pdf.title.replace(/\.pdf$/i, '')
  const note = completion.isFinished ? 'finished' : 'pdf.read'

  return (
    <ModuleFrame
      backLabel={t('goBack')}
      onBack={onBack}
      isSaving={completion.isSaving}
      write={completion.write}
      onContinue={completion.complete}
    >
      <h1>{lessonTitle(t, 'pdf', module.title, sheet)}</h1>
      {module.description !== '' && <p className={styles.about}>{module.description}</p>}
      <p role="status" className={styles.hint}>
        {t(note)}
      </p>
      <PdfViewer
        {...position}
        data={pdf.data}
        title={lessonTitle(t, 'pdf', sheet, module.title)}
        fileName={pdf.title || 'Document.pdf'}
        onRetry={props.onRetry}
        isRetrying={props.isRetrying}
        skip={
          <Button variant="plain" size="small" onClick={props.onSkip}>
            {t('skip')}
          </Button>
        }
      />
      <UnlockedDialog {...completion.popup} next={ahead?.next ?? null} />
    </ModuleFrame>
  )
}
