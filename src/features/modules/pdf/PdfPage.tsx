import { useTranslation } from 'react-i18next'
import type { Pdf } from '@/api/modules'
import { textsIn } from '@/i18n/i18n'
import { Button } from '@/ui/controls/Button'
import { pdfFileName } from '@/ui/media/pdf/pdf-file-name'
import { PdfViewer } from '@/ui/media/pdf/PdfViewer'
import { InOther } from '@/ui/peek/InOther'
import { usePeek } from '@/ui/peek/usePeek'
import { Listen } from '@/ui/speech/Listen'
import { useCelebratedCompletion } from '../completion/useCelebratedCompletion'
import type { ModuleViewProps } from '../module-view'
import { ModuleFrame } from '../ModuleFrame'
import { useAskForPlaceIn } from '../useAskInOther'
import { usePdfPosition } from '../usePdfPosition'
import styles from './PdfPage.module.css'
import { UnlockedDialog } from './UnlockedDialog'

type PdfPageProps = ModuleViewProps & { pdf: Pdf; onRetry: () => void; isRetrying: boolean }

/** A page to read. The way on is always open. */
export function PdfPage(props: PdfPageProps) {
  const { module, pdf, header, ahead, onCompleted, onBack } = props
  const { t } = useTranslation('modules')
  const position = usePdfPosition(module)
  const completion = useCelebratedCompletion({ module, ahead, onCompleted })
  const fileName = pdfFileName(pdf.title)
  const title = module.title || fileName.replace(/\.pdf$/, '')
  const note = completion.isFinished ? 'finished' : 'pdf.read'
  const peek = usePeek({
    here: [title, module.description, t(note)],
    ask: useAskForPlaceIn(props),
    there: (place, other) => [
      place?.module.title,
      place?.module.description,
      textsIn(other, 'modules')(note),
    ],
  })

  return (
    <ModuleFrame
      header={header}
      backLabel={t('goBack')}
      onBack={onBack}
      isSaving={completion.isSaving}
      write={completion.write}
      onContinue={completion.complete}
    >
      <Listen name={title} peek={peek}>
        <h1>{title}</h1>
        <InOther peek={peek} at={0} />
        {module.description !== '' && <p className={styles.about}>{module.description}</p>}
        <InOther peek={peek} at={1} />
        <p role="status" className={styles.hint}>
          {t(note)}
        </p>
        <InOther peek={peek} at={2} />
      </Listen>
      <PdfViewer
        {...position}
        data={pdf.data}
        title={title}
        fileName={fileName}
        onRetry={props.onRetry}
        isRetrying={props.isRetrying}
        wayOn={
          <Button variant="plain" size="small" onClick={props.onSkip}>
            {t('skip')}
          </Button>
        }
      />
      <UnlockedDialog {...completion.popup} next={ahead?.next ?? null} skillId={props.skillId} />
    </ModuleFrame>
  )
}
