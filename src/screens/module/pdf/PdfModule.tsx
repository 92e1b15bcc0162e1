import { useTranslation } from 'react-i18next'
import type { Module } from '@/api/learning'
import type { Pdf } from '@/api/modules'
import { Button } from '@/components/controls/Button'
import { Emphasis } from '@/components/controls/Emphasis'
import { Dialog } from '@/components/dialogs/Dialog'
import { PdfViewer } from '@/components/media/pdf/PdfViewer'
import { Celebration } from '@/components/pictures/Celebration'
import { moduleTitle, type ModuleViewProps } from '@/screens/module/lesson'
import { LessonQuery, type LessonRefetch } from '@/screens/module/LessonQuery'
import { ModuleFrame } from '@/screens/module/ModuleFrame'
import { useCelebratedCompletion, type CompletionPopup } from '@/screens/module/useCompletion'
import { useModuleProgress } from '@/screens/module/useModuleProgress'
import { useLearnersShip } from '@/session/useStored'
import styles from '@/screens/module/lesson.module.css'

/** A lesson with a pdf to read, or its error view. */
export function PdfModule(props: ModuleViewProps) {
  return (
    <LessonQuery kind="pdf" {...props}>
      {(pdf, query) => <PdfPage {...props} pdf={pdf} query={query} />}
    </LessonQuery>
  )
}

type PdfPageProps = ModuleViewProps & { pdf: Pdf; query: LessonRefetch }

/** The page of a pdf lesson. Continue is never locked. */
function PdfPage(props: PdfPageProps) {
  const { module, pdf, query, ahead, onBack } = props
  const { t } = useTranslation('modules')
  const position = useModuleProgress(module).pdf
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
      <h1>{moduleTitle(t, 'pdf', module.title, sheet)}</h1>
      {module.description !== '' && <p className={styles.objective}>{module.description}</p>}
      <p role="status" className={styles.hint}>
        {t(note)}
      </p>
      <PdfViewer
        {...position}
        data={pdf.data}
        title={moduleTitle(t, 'pdf', sheet, module.title)}
        fileName={pdf.title || 'Document.pdf'}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
        skip={
          <Button variant="text" size="small" onClick={props.onSkip}>
            {t('skip')}
          </Button>
        }
      />
      <UnlockedDialog next={ahead?.next ?? null} popup={completion.popup} />
    </ModuleFrame>
  )
}

type UnlockedDialogProps = {
  /** The unlocked module; null if there is no next one. */
  next: Module | null
  popup: CompletionPopup
}

/** The dialog after a pdf lesson, which names the unlocked module. */
function UnlockedDialog({ next, popup }: UnlockedDialogProps) {
  const { open, isLeaving, onContinue, onClose } = popup
  const { t } = useTranslation(['celebrations', 'modules'])
  const ship = useLearnersShip()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('unlocked.title')}
      art={<Celebration of={`resource-unlocked-${ship}`} />}
      action={
        <Button wide endIcon="arrow-right" busy={isLeaving} onClick={onContinue}>
          {next ? t('unlocked.see') : t('modules:continue')}
        </Button>
      }
    >
      <p>
        {next === null ? (
          t('unlocked.nothing')
        ) : next.title === '' ? (
          t('unlocked.untitled')
        ) : (
          <Emphasis sentence={(title) => t('unlocked.resource', { title })} name={next.title} />
        )}
      </p>
    </Dialog>
  )
}
