import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/components/controls/Button'
import { Icon } from '@/components/icons/Icon'
import { Note } from '@/components/messages/Note'
import { failureKind } from '@/components/states/failure-kind'
import { useOnline } from '@/components/states/useOnline'
import type { moduleLink } from '@/domain/addresses'
import type { QuizState } from '@/domain/quiz-state'
import { reloadPage } from '@/lib/reload-page'
import { canReload } from '@/lib/web-storage'

type QuizFeedbackProps = Pick<QuizState, 'phase' | 'message'> & {
  /** Where to look for the answer; null if there is no such lesson. */
  lessonAgain: ReturnType<typeof moduleLink> | null
  onSkip: () => void
  /** The last answer or save failed without an answer of the server. */
  isUnanswered: boolean
  /** Whether the answers outlive a reload of the page. */
  isKept: boolean
}

/** The feedback below the options. It is rendered in a live region, which announces each change. */
export function QuizFeedback(props: QuizFeedbackProps) {
  const { phase, message, lessonAgain, onSkip, isUnanswered, isKept } = props
  const { t } = useTranslation()
  const skip = (
    <Button variant="text" size="small" onClick={onSkip}>
      {t('modules.skip')}
    </Button>
  )
  if (phase === 'checking') return <p>{t('modules.quiz.checking')}</p>
  switch (message) {
    case null:
      return (
        <Stack component="p" direction="row" sx={{ gap: 1.5 }}>
          <Icon name="info" />
          <span>{t('modules.quiz.choose')}</span>
        </Stack>
      )
    case 'almost-there':
      return (
        <Note kind="warning" icon="retry" title={t('modules.quiz.almostThere')}>
          <p>{t('modules.quiz.almostThereHint')}</p>
          {lessonAgain && (
            <Button {...lessonAgain} variant="text" size="small" endIcon="arrow-right">
              {t('modules.quiz.lookAgain')}
            </Button>
          )}
        </Note>
      )
    case 'none-right':
      return (
        <Note kind="info" title={t('modules.quiz.noneRight')}>
          <p>{t('modules.quiz.noneRightHint', { skip: t('modules.skip') })}</p>
          <Ways>{skip}</Ways>
        </Note>
      )
    case 'well-done':
      return <Note kind="success" title={t('modules.quiz.wellDone')} />
    case 'missing-parameters':
      return (
        <FailureNote
          failed="parameters"
          title={t('modules.quiz.error.parametersPlain')}
          hint={t('modules.quiz.error.parametersHint')}
        >
          {skip}
        </FailureNote>
      )
    case 'answer-failed':
      return (
        <FailureNote
          failed="answer"
          title={t('modules.quiz.error.answerPlain')}
          hint={t(`modules.quiz.error.${isUnanswered ? 'answerOffline' : 'answerHint'}`)}
          canRetry={isKept}
        >
          {skip}
        </FailureNote>
      )
    case 'state-failed':
      return (
        <FailureNote
          failed="state"
          title={t(`modules.quiz.error.${isUnanswered ? 'stateMaybe' : 'statePlain'}`)}
          hint={t(`modules.quiz.error.${isUnanswered ? 'stateOffline' : 'stateHint'}`)}
          canRetry
        />
      )
  }
}

type FailureNoteProps = {
  failed: 'parameters' | 'answer' | 'state'
  title: string
  hint: string
  canRetry?: boolean
  children?: ReactNode
}

/**
 * A failure whose Retry reloads the page, at the same question: not offline, where nothing would come, nor where the browser does
 * not store the answers and the session.
 */
function FailureNote({ failed, title, hint, canRetry = false, children }: FailureNoteProps) {
  const { t } = useTranslation()
  const [kind] = useState(failureKind)
  const isOnline = useOnline()
  const [isKept] = useState(canReload)
  return (
    <Note kind={kind} title={title} detail={t(`modules.quiz.error.${failed}`)}>
      <p>{hint}</p>
      <Ways>
        {canRetry && isOnline && isKept && (
          <Button variant="outlined" size="small" endIcon="retry" onClick={reloadPage}>
            {t('modules.retry')}
          </Button>
        )}
        {children}
      </Ways>
    </Note>
  )
}

/** The buttons below a note. */
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '8px 16px', marginTop: 12 })
