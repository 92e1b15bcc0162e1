import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { learningPathQuery, useUpdateModuleState } from '@/api/learning-path'
import { afterModule, outcomeOf } from '@/domain/completion'
import { isCompleted } from '@/domain/learning-path'
import type { ModuleState } from '@/domain/navigation-state'
import { useLeaveModule } from './useLeaveModule'

/**
 * Saves a module as completed, then goes where `domain/completion` says. With `celebrates`, a dialog opens in between the
 * first time: its button goes on, and so does Continue once it is closed, without saving again.
 */
export function useCompleteModule(current: ModuleState, { celebrates = false } = {}) {
  const { skillId, module } = current
  const { goOn, goBack, isLeaving } = useLeaveModule(current)
  const save = useUpdateModuleState(module)
  const { data: path } = useQuery(learningPathQuery(skillId))
  const [isDialogOpen, setDialogOpen] = useState(false)

  const complete = () => {
    // A second press that was meant for the save must not pass the dialog over.
    if (isDialogOpen) return
    if (save.isSuccess) {
      void goOn('completed')
      return
    }
    // Before the save, after which the module counts as completed.
    const outcome = outcomeOf(module)
    save.mutate('completed', {
      onSuccess: () => {
        if (celebrates && outcome === 'completed') setDialogOpen(true)
        else void goOn(outcome)
      },
    })
  }

  return {
    complete,
    skip: () => void goOn('skipped'),
    goBack,
    // Continue is busy while Skip leaves too, because a save cancels the read of the path that Skip waits for.
    isSaving: isLeaving || save.isPending,
    isFinished: save.isSuccess || isCompleted(module),
    dialog: {
      /** What comes next, for its words. */
      after: afterModule(path, module, 'completed'),
      open: isDialogOpen,
      isLeaving,
      onContinue: () => void goOn('completed'),
      onClose: () => setDialogOpen(false),
    },
  }
}

/** The dialog that celebrates a completion. */
export type CompletionDialog = ReturnType<typeof useCompleteModule>['dialog']
