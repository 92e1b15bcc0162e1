import { useTranslation } from 'react-i18next'
import { usePdf } from '@/api/modules.queries'
import { useStartOver } from '@/api/transport/useStartOver'
import { pdfFileName } from '@/ui/media/pdf/pdf-file-name'
import { PdfViewer } from '@/ui/media/pdf/PdfViewer'
import { Loading } from '@/ui/states/Loading'
import { useCelebratedCompletion } from '../completion/useCelebratedCompletion'
import { LessonError } from '../LessonError'
import type { ModuleViewProps } from '../module-view'
import { ModuleFrame } from '../ModuleFrame'
import { usePdfPlace } from '../usePdfPlace'
import styles from './PdfLesson.module.css'
import { UnlockedDialog } from './UnlockedDialog'

/** A page to read (rules.md#pdf). The way on is always open. */
export function PdfLesson({ module, header, ahead, onCompleted, onBack }: ModuleViewProps) {
  const { t } = useTranslation('modules')
  const pdf = usePdf(module.contentId)
  const startOver = useStartOver()
  const keptPlace = usePdfPlace(module.contentId)
  const completion = useCelebratedCompletion({ module, ahead, onCompleted })

  if (pdf.error && !pdf.data) {
    return (
      <LessonError
        title={t('pdf.failed')}
        what={t('pdf.failedHint')}
        onRetry={() => void pdf.refetch()}
        isRetrying={pdf.isFetching}
        onBack={onBack}
      />
    )
  }
  if (!pdf.data) return <Loading label={t('pdf.loading')} onRetry={startOver} />

  const fileName = pdfFileName(pdf.data.title)
  const title = module.title || fileName.replace(/\.pdf$/, '')

  return (
    <ModuleFrame
      header={header}
      backLabel={t('goBack')}
      onBack={onBack}
      isSaving={completion.isSaving}
      write={completion.write}
      onContinue={completion.complete}
    >
      <h1>{title}</h1>
      {module.description !== '' && <p className={styles.about}>{module.description}</p>}
      <p role="status" className={styles.hint}>
        {completion.isFinished ? t('finished') : t('pdf.read')}
      </p>
      <PdfViewer
        {...keptPlace}
        data={pdf.data.data}
        title={title}
        fileName={fileName}
        onRetry={() => void pdf.refetch()}
        isRetrying={pdf.isFetching}
      />
      <UnlockedDialog {...completion.popup} next={ahead?.next ?? null} />
    </ModuleFrame>
  )
}
