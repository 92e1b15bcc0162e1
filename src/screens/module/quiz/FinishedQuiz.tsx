import Stack from '@mui/material/Stack'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/components/controls/Button'
import { ScreenHeading } from '@/components/layout/ScreenHeading'
import { Note } from '@/components/messages/Note'
import { moduleTitle } from '@/components/module/module-title'
import { useFocusNext } from '@/components/states/useFocusNext'
import type { ModuleState } from '@/domain/navigation-state'
import { ModuleFrame } from '../ModuleFrame'
import { useLeaveModule } from '../useLeaveModule'
import { useModuleProgress } from '../useModuleProgress'

type FinishedQuizProps = ModuleState & { onAgain: () => void }

/** A quiz that was completed before: Continue asks nothing of the server, and doing it again is a choice. */
export function FinishedQuiz({ onAgain, ...current }: FinishedQuizProps) {
  const { module } = current
  const { t } = useTranslation()
  const { goBack, goOn, isLeaving } = useLeaveModule(current)
  const { remove } = useModuleProgress(module)
  const content = useFocusNext()
  // Another window may have completed it in the middle of this one.
  const forgetAnswers = useEffectEvent(remove)
  useEffect(() => forgetAnswers(), [])
  return (
    <ModuleFrame
      backLabel={t('modules.back')}
      onBack={goBack}
      isSaving={isLeaving}
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
      </Stack>
    </ModuleFrame>
  )
}
