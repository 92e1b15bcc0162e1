import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { quizQuery } from '@/api/modules'
import { Button } from '@/components/controls/Button'
import { Icon } from '@/components/icons/Icon'
import { ScreenHeading } from '@/components/layout/ScreenHeading'
import { Note } from '@/components/messages/Note'
import { moduleTitle } from '@/components/module/module-title'
import { useFocusNext } from '@/components/states/useFocusNext'
import type { Module } from '@/domain/learning-path'
import type { ModuleState } from '@/domain/navigation-state'
import { rightOption } from '@/domain/quiz'
import { moduleProgress, useItem } from '@/session/storage'
import { ModuleLayout } from '../ModuleLayout'
import { useLeaveModule } from '../useLeaveModule'

type FinishedQuizProps = ModuleState & { onAgain: () => void }

/** A quiz that was completed before: Continue asks nothing of the server, and doing it again is a choice. */
export function FinishedQuiz({ onAgain, ...current }: FinishedQuizProps) {
  const { module } = current
  const { t } = useTranslation()
  const { goBack, goOn, isLeaving } = useLeaveModule(current)
  const content = useFocusNext()
  return (
    <ModuleLayout
      backLabel={t('modules.back')}
      onBack={goBack}
      isBusy={isLeaving}
      onContinue={() => void goOn('completed')}
    >
      <Stack ref={content} sx={{ gap: 2.5, alignItems: 'flex-start' }}>
        <ScreenHeading>{moduleTitle(t, module.type, module.title)}</ScreenHeading>
        <Note kind="success" title={t('modules.quiz.finished')}>
          {t('modules.quiz.finishedHint')}
        </Note>
        <Button variant="outlined" startIcon="retry" onClick={onAgain}>
          {t('modules.quiz.again')}
        </Button>
        <RightAnswers module={module} />
      </Stack>
    </ModuleLayout>
  )
}

/** What was answered right in this browser. It is an extra, so nothing is said while it loads or where it does not. */
function RightAnswers({ module }: { module: Module }) {
  const { t } = useTranslation()
  const answered = useItem(moduleProgress(module))?.answered
  const { data: questions } = useQuery({
    ...quizQuery(module.id),
    enabled: answered !== undefined,
  })
  const rows = (questions ?? []).flatMap((question) => {
    const right = rightOption(question, answered ?? [])
    const option = right === null ? undefined : question.options[right]
    return option ? [{ question: question.text, answer: option.text }] : []
  })
  if (rows.length === 0) return null
  return (
    <Card
      component="ol"
      role="list"
      aria-label={t('modules.quiz.rightAnswers')}
      sx={{ width: '100%', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
    >
      {rows.map(({ question, answer }, index) => (
        <Stack component="li" key={index} sx={{ gap: 0.5, p: 2, whiteSpace: 'pre-line' }}>
          <p>{question}</p>
          <Stack component="p" direction="row" sx={{ gap: 1, color: 'success.text' }}>
            <Icon name="check" />
            <b>{answer}</b>
          </Stack>
        </Stack>
      ))}
    </Card>
  )
}
