import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { learningPathQuery, useUpdateModuleState } from '@/api/learning-path'
import { afterModule, outcomeOf } from '@/domain/completion'
import { isCompleted } from '@/domain/learning-path'
import type { ModuleState } from '@/domain/navigation-state'
import { useLeaveModule } from './useLeaveModule'

/** Saves a module as completed, then goes where `domain/completion` says. It has the other ways out of the module too. */
export function useCompleteModule(current: ModuleState) {
  const { module } = current
  const leave = useLeaveModule(current)
  const save = useUpdateModuleState(module)

  const complete = () => {
    const outcome = outcomeOf(module)
    save.mutate('completed', { onSuccess: () => void leave.goOn(outcome) })
  }

  return {
    ...leave,
    complete,
    // Also while it is skipped: a save would cancel the read of the path that the way on waits for.
    isSaving: leave.isLeaving || save.isPending || save.isSuccess,
    isSaved: save.isSuccess,
  }
}

/**
 * Saves a module as completed, and celebrates in a dialog before the next one opens. Who closes the dialog stays, and
 * Continue goes on without saving again. A module that was completed before is not celebrated.
 */
export function useCelebratedCompletion(current: ModuleState) {
  const { skillId, module } = current
  const leave = useLeaveModule(current)
  const save = useUpdateModuleState(module)
  const { data: path } = useQuery(learningPathQuery(skillId))
  const [dialog, setDialog] = useState<'none' | 'open' | 'closed'>('none')
  const isCelebrated = dialog !== 'none'

  const complete = () => {
    const outcome = outcomeOf(module)
    // The second click of a double click: the dialog leads on.
    if (dialog === 'open') return
    if (dialog === 'closed') {
      void leave.goOn('completed')
      return
    }
    save.mutate('completed', {
      onSuccess: () => {
        if (outcome === 'completed') setDialog('open')
        else void leave.goOn(outcome)
      },
    })
  }

  return {
    ...leave,
    complete,
    isSaving: leave.isLeaving || save.isPending || (save.isSuccess && !isCelebrated),
    isFinished: isCelebrated || isCompleted(module),
    /** What the dialog tells of. */
    after: afterModule(path, module, 'completed'),
    dialog: {
      open: dialog === 'open',
      isLeaving: leave.isLeaving,
      onContinue: () => void leave.goOn('completed'),
      onClose: () => setDialog('closed'),
    },
  }
}

/** The dialog that celebrates a completion. */
export type CompletionDialog = ReturnType<typeof useCelebratedCompletion>['dialog']
