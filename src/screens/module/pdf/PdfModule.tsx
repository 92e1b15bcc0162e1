import { useTranslation } from 'react-i18next'
import { pdfQuery, type Pdf } from '@/api/modules'
import { Button } from '@/components/controls/Button'
import { Emphasis } from '@/components/controls/Emphasis'
import { Dialog } from '@/components/dialogs/Dialog'
import { ScreenHeading } from '@/components/layout/ScreenHeading'
import { PdfViewer } from '@/components/media/pdf/PdfViewer'
import { UnseenPages } from '@/components/media/pdf/UnseenPages'
import { usePdfAddress } from '@/components/media/pdf/usePdfAddress'
import { SlowWriteNote } from '@/components/messages/SlowWriteNote'
import { moduleTitle } from '@/components/module/module-title'
import { Celebration } from '@/components/pictures/Celebration'
import { QueryView, type Retry } from '@/components/states/QueryView'
import type { ModuleState } from '@/domain/navigation-state'
import { useSettings } from '@/session/storage'
import { ModuleLayout } from '../ModuleLayout'
import { ModuleLead } from '../ModuleLead'
import { useCompleteModule, type CompletionDialog } from '../useCompleteModule'
import { useModuleFailure } from '../useModuleFailure'
import { useModuleProgress } from '../useModuleProgress'
import { usePdfPage } from '../usePdfPage'

/** A pdf to read. */
export function PdfModule(current: ModuleState) {
  const { t } = useTranslation()
  const failed = useModuleFailure('pdf', current)
  return (
    <QueryView
      options={pdfQuery(current.module.id)}
      loading={t('modules.pdf.loading')}
      failed={failed}
    >
      {(pdf, retry) => <OpenPdf {...current} pdf={pdf} retry={retry} />}
    </QueryView>
  )
}

type OpenPdfProps = ModuleState & { pdf: Pdf; retry: Retry }

/** An open pdf lesson. Continue is never locked. */
function OpenPdf({ pdf, retry, ...current }: OpenPdfProps) {
  const { module } = current
  const { t } = useTranslation()
  const completion = useCompleteModule(current, { celebrates: 'first-time' })
  const stored = useModuleProgress(module, completion.isFinished)
  const openPage = usePdfPage(stored, completion.isFinished)
  const address = usePdfAddress(pdf.data)
  const name = pdf.title.replace(/\.pdf$/i, '')

  return (
    <ModuleLayout
      backLabel={t('modules.goBack')}
      onBack={completion.goBack}
      note={<UnseenPages {...openPage} />}
      isBusy={completion.isBusy}
      onContinue={completion.complete}
    >
      <ScreenHeading>{moduleTitle(t, 'pdf', module.title, name)}</ScreenHeading>
      <ModuleLead goal={module.description}>
        {completion.isFinished
          ? t('modules.finished')
          : address.trouble !== 'failed' && t('modules.pdf.read')}
      </ModuleLead>
      <PdfViewer
        {...openPage}
        pdf={address}
        title={moduleTitle(t, 'pdf', name, module.title)}
        fileName={pdf.title || 'Document.pdf'}
        onRetry={retry.retry}
        isRetrying={retry.isFetching}
        skip={
          <Button variant="text" size="small" busy={completion.isBusy} onClick={completion.skip}>
            {t('modules.skip')}
          </Button>
        }
      />
      {completion.isDialogOpen && <UnlockedDialog {...completion.dialog} />}
    </ModuleLayout>
  )
}

/** The dialog after a pdf, which names the unlocked module. */
function UnlockedDialog({ after, isLeaving, onContinue, onClose }: CompletionDialog) {
  const { t } = useTranslation()
  const { ship } = useSettings()
  const next = after.kind === 'module' ? after.module : null
  return (
    <Dialog
      onClose={onClose}
      title={t('celebrations.unlocked.title')}
      art={<Celebration of={`resource-unlocked-${ship}`} />}
      action={
        <Button wide endIcon="arrow-right" busy={isLeaving} onClick={onContinue}>
          {next ? t('celebrations.unlocked.see') : t('modules.continue')}
        </Button>
      }
    >
      <p>
        {next === null ? (
          t('celebrations.unlocked.nothing')
        ) : next.title === '' ? (
          t('celebrations.unlocked.untitled')
        ) : (
          <Emphasis
            sentence={(title) => t('celebrations.unlocked.resource', { title })}
            name={next.title}
          />
        )}
      </p>
      {next && next.title !== '' && (
        <p>{t(`celebrations.unlocked.next.${next.type}`, { title: next.title })}</p>
      )}
      <SlowWriteNote isPending={isLeaving} />
    </Dialog>
  )
}
