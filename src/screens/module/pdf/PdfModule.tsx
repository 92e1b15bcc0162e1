import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { pdfQuery, type Pdf } from '@/api/modules'
import { Button } from '@/components/controls/Button'
import { Emphasis } from '@/components/controls/Emphasis'
import { Dialog } from '@/components/dialogs/Dialog'
import { PdfViewer } from '@/components/media/pdf/PdfViewer'
import { moduleTitle } from '@/components/module/module-title'
import { Celebration } from '@/components/pictures/Celebration'
import { QueryView, type Retry } from '@/components/states/QueryView'
import type { Module } from '@/domain/learning-path'
import type { ModuleState } from '@/domain/navigation-state'
import { useSettings } from '@/session/storage'
import { useModuleFailure } from '../ModuleFailure'
import { ModuleFrame } from '../ModuleFrame'
import { ModuleLead } from '../ModuleLead'
import { useCelebratedCompletion, type CompletionDialog } from '../useCompleteModule'
import { usePdfPage } from '../usePdfPage'

/** A pdf to read. */
export function PdfModule(current: ModuleState) {
  const { t } = useTranslation('modules')
  const failed = useModuleFailure('pdf', current)
  return (
    <QueryView options={pdfQuery(current.module.id)} loading={t('pdf.loading')} failed={failed}>
      {(pdf, query) => <OpenPdf {...current} pdf={pdf} query={query} />}
    </QueryView>
  )
}

type OpenPdfProps = ModuleState & { pdf: Pdf; query: Retry }

/** The page of a pdf. Continue is never locked. */
function OpenPdf({ pdf, query, ...current }: OpenPdfProps) {
  const { module } = current
  const { t } = useTranslation('modules')
  const completion = useCelebratedCompletion(current)
  const { after } = completion
  const openPage = usePdfPage(module, completion.isFinished)
  const name = pdf.title.replace(/\.pdf$/i, '')

  return (
    <ModuleFrame
      backLabel={t('goBack')}
      onBack={completion.goBack}
      isSaving={completion.isSaving}
      onContinue={completion.complete}
    >
      <Typography variant="h1">{moduleTitle(t, 'pdf', module.title, name)}</Typography>
      <ModuleLead goal={module.description}>
        {t(completion.isFinished ? 'finished' : 'pdf.read')}
      </ModuleLead>
      <PdfViewer
        {...openPage}
        data={pdf.data}
        title={moduleTitle(t, 'pdf', name, module.title)}
        fileName={pdf.title || 'Document.pdf'}
        onRetry={query.retry}
        isRetrying={query.isFetching}
        skip={
          <Button
            variant="text"
            size="small"
            busy={completion.isSaving}
            onClick={() => void completion.goOn('skipped')}
          >
            {t('skip')}
          </Button>
        }
      />
      <UnlockedDialog {...completion.dialog} next={after.kind === 'module' ? after.module : null} />
    </ModuleFrame>
  )
}

type UnlockedDialogProps = CompletionDialog & {
  /** The unlocked module; null if there is no next one. */
  next: Module | null
}

/** The dialog after a pdf, which names the unlocked module. */
function UnlockedDialog({ next, open, isLeaving, onContinue, onClose }: UnlockedDialogProps) {
  const { t } = useTranslation(['celebrations', 'modules'])
  const { ship } = useSettings()
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
