import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { userNameQuery } from '@/api/account.queries'
import type { Practice } from '@/api/modules'
import { Button } from '@/components/controls/Button'
import { Emphasis } from '@/components/controls/Emphasis'
import { Note } from '@/components/controls/Note'
import { Dialog } from '@/components/dialogs/Dialog'
import { PdfViewer } from '@/components/media/pdf/PdfViewer'
import { Celebration } from '@/components/pictures/Celebration'
import { IslandArt } from '@/components/pictures/IslandArt'
import { namedKind } from '@/domain/kinds'
import type { ModuleViewProps } from '@/screens/module/lesson'
import { LessonQuery, type LessonRefetch } from '@/screens/module/LessonQuery'
import { ModuleFrame, useHeadingFocus } from '@/screens/module/ModuleFrame'
import { ModuleIntro } from '@/screens/module/ModuleIntro'
import { useCelebratedCompletion, type CompletionPopup } from '@/screens/module/useCompletion'
import { useModuleProgress } from '@/screens/module/useModuleProgress'
import { useLearnersShip } from '@/session/useStored'
import styles from '@/screens/module/lesson.module.css'

/** A practice, or its error view. */
export function PracticeModule(props: ModuleViewProps) {
  return (
    <LessonQuery kind="practice" {...props}>
      {(practice, query) => <PracticeRun {...props} practice={practice} query={query} />}
    </LessonQuery>
  )
}

type PracticeRunProps = ModuleViewProps & { practice: Practice; query: LessonRefetch }

/**
 * The two pages of a practice: the introduction, then the goal and the sheet. Complete is never
 * locked, even if the sheet is missing or cannot be shown: the practice itself happens away from the screen.
 */
function PracticeRun({ practice, query, ...props }: PracticeRunProps) {
  const { module, onCompleted, onBack } = props
  const { t } = useTranslation('modules')
  const { progress, note, forget, pdf } = useModuleProgress(module)
  const { page = 'intro' } = progress
  const heading = useHeadingFocus(page)
  const lesson = {
    ...props,
    onCompleted: () => {
      forget()
      onCompleted()
    },
  }
  const completion = useCelebratedCompletion(lesson, t('practice.notSaved'))
  const title = practice.title || module.title
  const description = practice.description || module.description

  if (page === 'intro') {
    return (
      <ModuleFrame
        backLabel={t('goBack')}
        onBack={onBack}
        onContinue={() => note({ page: 'exercises' })}
      >
        <ModuleIntro
          heading={heading}
          title={t('practice.title')}
          art={<IslandArt iconType={islandOfLesson(module.nodeType)} />}
        >
          {title !== '' && <h2>{title}</h2>}
          {description !== '' && <p>{description}</p>}
          <Note kind="info">{t(completion.isFinished ? 'finished' : 'practice.slowly')}</Note>
        </ModuleIntro>
      </ModuleFrame>
    )
  }

  const name = title || t('practice.title')
  const hasSheet = practice.pdfData !== ''
  return (
    <>
      <ModuleFrame
        backLabel={t('goBack')}
        onBack={onBack}
        continueLabel={t(completion.isFinished ? 'continue' : 'practice.complete')}
        isSaving={completion.isSaving}
        stacked
        write={completion.write}
        onContinue={completion.complete}
      >
        <h1 ref={heading} tabIndex={-1}>
          {name}
        </h1>
        {practice.objective !== '' && <p className={styles.objective}>{practice.objective}</p>}
        <p role="status" className={styles.hint}>
          {completion.isFinished ? t('finished') : hasSheet && t('practice.onPaper')}
        </p>
        {!hasSheet ? (
          <Note kind="info" title={t('practice.noSheet')}>
            {t('practice.noSheetHint')}
          </Note>
        ) : (
          <PdfViewer
            {...pdf}
            data={practice.pdfData}
            title={name}
            fileName={name}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        )}
        <Button
          variant="text"
          size="small"
          startIcon="arrow-left"
          className={styles.toIntro}
          onClick={() => note({ page: 'intro' })}
        >
          {t('practice.toIntro')}
        </Button>
      </ModuleFrame>
      <WellDoneDialog finishesSkill={completion.finishesSkill} popup={completion.popup} />
    </>
  )
}

type WellDoneDialogProps = {
  /** Whether it was the last uncompleted lesson of the skill. */
  finishesSkill: boolean
  popup: CompletionPopup
}

/** The dialog after a practice, which also announces the trophy if the skill is finished. */
function WellDoneDialog({ finishesSkill, popup }: WellDoneDialogProps) {
  const { open, isLeaving, onContinue, onClose } = popup
  const { t } = useTranslation(['celebrations', 'modules', 'common'])
  const ship = useLearnersShip()
  const { data: userName } = useQuery(userNameQuery)
  const username = userName ?? t('common:defaultUserName')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('practiceDone.title')}
      art={<Celebration of={finishesSkill ? 'trophy' : `great-job-${ship}`} />}
      action={
        <Button wide endIcon="arrow-right" busy={isLeaving} onClick={onContinue}>
          {t('modules:continue')}
        </Button>
      }
    >
      <p>
        {finishesSkill ? (
          <Emphasis
            sentence={(name) => t('practiceDone.claim', { username: name })}
            name={username}
          />
        ) : (
          t('practiceDone.done')
        )}
      </p>
    </Dialog>
  )
}

/** The island for a kind of node; a generic one for kinds without their own. */
function islandOfLesson(nodeType: string): 'cooking' | 'finances' | 'social' | 'generic' {
  switch (namedKind(nodeType)) {
    case 'recipe':
      return 'cooking'
    case 'budget':
      return 'finances'
    case 'conflict':
    case 'conversation':
      return 'social'
    default:
      return 'generic'
  }
}
