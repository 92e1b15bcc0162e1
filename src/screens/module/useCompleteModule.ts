import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { learningPathQuery } from '@/api/learning-path'
import { afterModule, isTrophyDue } from '@/domain/completion'
import { isCompleted, withStatus } from '@/domain/learning-path'
import type { ModuleState } from '@/domain/navigation-state'
import { trophyModal, useItem } from '@/session/storage'
import { useLeaveModule } from './useLeaveModule'
import { useSaveModule } from './useSaveModule'

type Options = { celebrates?: 'never' | 'first-time' | 'always' }

/**
 * Saves a module as completed, then goes where `domain/completion` says. With `celebrates`, a dialog opens in between: its
 * button goes on, and so does Continue once it is closed, without saving again.
 */
export function useCompleteModule(current: ModuleState, { celebrates = 'never' }: Options = {}) {
  const { skillId, module } = current
  const { goOn, goBack, isLeaving } = useLeaveModule(current)
  const save = useSaveModule(isCompleted(module) ? 'doneBefore' : 'module')
  const { data: path } = useQuery(learningPathQuery(skillId))
  const hadTrophy = useItem(trophyModal(skillId)) !== undefined
  const [isDialogOpen, setDialogOpen] = useState(false)

  const complete = () => {
    // The second press of a double click must not skip the dialog that has just opened.
    if (isDialogOpen) return
    if (save.isSuccess) {
      void goOn('completed')
      return
    }
    save.mutate(
      { skillId, module, state: 'completed' },
      {
        onSuccess: () => {
          const opens =
            celebrates === 'always' || (celebrates === 'first-time' && !isCompleted(module))
          if (opens) setDialogOpen(true)
          else void goOn('completed')
        },
      },
    )
  }

  // `module` is completed by now; the variables hold it as it was before the save.
  const isDoneAgain = save.variables !== undefined && isCompleted(save.variables.module)

  return {
    complete,
    skip: () => void goOn('skipped'),
    goBack,
    /** It saves, or asks the path what comes next. */
    isBusy: isLeaving || save.isPending,
    /** Saved by this screen, so that nothing is left to press but Continue. */
    isSaved: save.isSuccess,
    isFinished: save.isSuccess || isCompleted(module),
    isDialogOpen,
    dialog: {
      /** What comes next, for its words. */
      after: afterModule(path, module, 'completed'),
      finishesSkill:
        !isDoneAgain &&
        path !== undefined &&
        isTrophyDue(withStatus(path, module, 'completed'), hadTrophy),
      isLeaving,
      onContinue: () => void goOn('completed'),
      onClose: () => setDialogOpen(false),
    },
  }
}

/** The dialog that celebrates a completion. */
export type CompletionDialog = ReturnType<typeof useCompleteModule>['dialog']
