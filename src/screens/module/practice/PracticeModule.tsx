import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { userNameQuery } from '@/api/account'
import { practiceQuery, type Practice } from '@/api/modules'
import PracticePicture from '@/assets/pictures/practice.svg?react'
import { Button } from '@/components/controls/Button'
import { Emphasis } from '@/components/controls/Emphasis'
import { Dialog } from '@/components/dialogs/Dialog'
import { ScreenHeading } from '@/components/layout/ScreenHeading'
import { PdfViewer } from '@/components/media/pdf/PdfViewer'
import { UnseenPages } from '@/components/media/pdf/UnseenPages'
import { usePdfAddress } from '@/components/media/pdf/usePdfAddress'
import { Note } from '@/components/messages/Note'
import { NotKeptNote } from '@/components/messages/NotKeptNote'
import { SlowWriteNote } from '@/components/messages/SlowWriteNote'
import { showToast } from '@/components/messages/toasts'
import { Tick } from '@/components/pictures/Tick'
import { QueryView, type Retry } from '@/components/states/QueryView'
import type { ModuleState } from '@/domain/navigation-state'
import { ModuleIntro } from '../ModuleIntro'
import { ModuleLayout } from '../ModuleLayout'
import { ModuleLead } from '../ModuleLead'
import { useCompleteModule, type CompletionDialog } from '../useCompleteModule'
import { useModuleFailure } from '../useModuleFailure'
import { useModulePage } from '../useModulePage'
import { useModuleProgress } from '../useModuleProgress'
import { usePdfPage } from '../usePdfPage'

/** Something to practice in real life. */
export function PracticeModule(current: ModuleState) {
  const { t } = useTranslation()
  const failed = useModuleFailure('practice', current)
  return (
    <QueryView
      options={practiceQuery(current.module.id)}
      loading={t('modules.practice.loading')}
      failed={failed}
    >
      {(practice, retry) => <OpenPractice {...current} practice={practice} retry={retry} />}
    </QueryView>
  )
}

type OpenPracticeProps = ModuleState & { practice: Practice; retry: Retry }

/**
 * The two pages of a practice: the introduction, then the goal and the pdf. Complete is never locked, even if the pdf
 * cannot be shown: the practice itself happens in real life.
 */
function OpenPractice({ practice, retry, ...current }: OpenPracticeProps) {
  const { module } = current
  const { t } = useTranslation()
  const completion = useCompleteModule(current, { celebrates: 'always' })
  const stored = useModuleProgress(module, completion.isFinished)
  const { page, heading, show } = useModulePage(stored)
  const address = usePdfAddress(practice.pdfData)
  const openPage = usePdfPage(stored, completion.isFinished)
  // Here, so that the dialog has it when it opens.
  const { data: userName } = useQuery(userNameQuery)
  const title = practice.title || module.title
  const description = practice.description || module.description

  if (page === 'intro') {
    return (
      <ModuleLayout
        backLabel={t('modules.goBack')}
        onBack={completion.goBack}
        onContinue={() => show('exercises')}
      >
        <ModuleIntro
          heading={heading}
          title={t('modules.practice.title')}
          art={<PracticePicture />}
        >
          {title !== '' && <Typography variant="h2">{title}</Typography>}
          {description !== '' && <p>{description}</p>}
          <Note kind="info">
            {t(completion.isFinished ? 'modules.finished' : 'modules.practice.slowly')}
          </Note>
        </ModuleIntro>
      </ModuleLayout>
    )
  }

  const name = title || t('modules.practice.title')
  const hasPdf = practice.pdfData !== ''
  return (
    <>
      <ModuleLayout
        backLabel={t('modules.goBack')}
        onBack={completion.goBack}
        continueLabel={t(completion.isSaved ? 'modules.continue' : 'modules.practice.complete')}
        note={<UnseenPages {...openPage} />}
        isBusy={completion.isBusy}
        stacked
        onContinue={completion.complete}
      >
        <ScreenHeading ref={heading}>{name}</ScreenHeading>
        <ModuleLead goal={practice.objective}>
          {completion.isSaved
            ? t('modules.finished')
            : completion.isFinished
              ? t('modules.practice.doneBefore')
              : hasPdf &&
                t(`modules.practice.${address.trouble === 'failed' ? 'noPdfHint' : 'onPaper'}`)}
        </ModuleLead>
        <NotKeptNote isKept={stored.isKept} />
        {!hasPdf ? (
          <Note kind="info" title={t('modules.practice.noPdf')}>
            {t('modules.practice.noPdfHint')}
          </Note>
        ) : (
          <PdfViewer
            {...openPage}
            pdf={address}
            title={name}
            fileName={name}
            // Its boxes to check look as those of the app.
            onPress={() => showToast({ kind: 'info', text: 'modules.practice.paperOnly' })}
            onRetry={retry.retry}
            isRetrying={retry.isFetching}
          />
        )}
        <ToIntro
          variant="text"
          size="small"
          startIcon="arrow-left"
          // It waits for Complete, whose dialog belongs to this page.
          busy={completion.isBusy}
          onClick={() => {
            show('intro')
            // The sheet is tried anew.
            address.setTrouble(null)
          }}
        >
          {t('modules.practice.toIntro')}
        </ToIntro>
      </ModuleLayout>
      {completion.isDialogOpen && (
        <WellDoneDialog {...completion.dialog} username={userName ?? t('defaultUserName')} />
      )}
    </>
  )
}

/** Its text starts where the column does. */
const ToIntro = styled(Button)({ margin: '12px 0 0 -12px', paddingInline: 12 })

type WellDoneDialogProps = CompletionDialog & { username: string }

/** The dialog after a practice, which also announces the trophy if the skill is finished. */
function WellDoneDialog(props: WellDoneDialogProps) {
  const { username, finishesSkill, isLeaving, onContinue, onClose } = props
  const { t } = useTranslation()
  return (
    <Dialog
      onClose={onClose}
      title={t('celebrations.practiceDone.title')}
      art={<Tick />}
      artHeight={120}
      action={
        <Button wide endIcon="arrow-right" busy={isLeaving} onClick={onContinue}>
          {t('modules.continue')}
        </Button>
      }
    >
      <p>
        {finishesSkill ? (
          <Emphasis
            sentence={(name) => t('celebrations.practiceDone.claim', { username: name })}
            name={username}
          />
        ) : (
          t('celebrations.practiceDone.done')
        )}
      </p>
      <SlowWriteNote isPending={isLeaving} />
    </Dialog>
  )
}
