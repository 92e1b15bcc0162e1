import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { learningPathQuery, useUpdateModuleState } from '@/api/learning-path'
import { lookAhead } from '@/domain/completion'
import { isCompleted, type Module } from '@/domain/learning-path'
import { progressName } from '@/domain/module-progress'
import type { ModuleState } from '@/domain/navigation-state'
import { progressOf } from '@/session/storage'
import type { LeaveModule } from './useLeaveModule'

/** Saves a module as completed and opens what follows, or calls `onSaved` with the module as it was before. */
export function useCompleteModule({ module }: ModuleState, { goOn, isLeaving }: LeaveModule) {
  const save = useUpdateModuleState(module)
  return {
    // Also while it is skipped: a save would cancel the read of the path that the way on waits for.
    isSaving: isLeaving || save.isPending || save.isSuccess,
    /** What is stored of the module is gone then. */
    isSaved: save.isSuccess,
    complete: (onSaved: (completed: Module) => void = goOn) =>
      save.mutate('completed', {
        onSuccess: () => {
          progressOf(progressName(module)).remove()
          onSaved(module)
        },
      }),
  }
}

/**
 * Completes a module and celebrates in a dialog before the next one opens. Who closes the dialog stays, and Continue goes
 * on without saving again. A module that was completed before is not celebrated.
 */
export function useCelebratedCompletion(current: ModuleState, leave: LeaveModule) {
  const { skillId, module } = current
  const { goOn, isLeaving } = leave
  const { data: path } = useQuery(learningPathQuery(skillId))
  const { complete, isSaving } = useCompleteModule(current, leave)
  /** The module as it was before its save. */
  const [saved, setSaved] = useState<Module | null>(null)
  const [isOpen, setOpen] = useState(false)

  const celebrate = (completed: Module) => {
    if (isCompleted(completed)) return goOn(completed)
    setSaved(completed)
    setOpen(true)
  }

  return {
    isSaving: isLeaving || (isSaving && !saved),
    isFinished: saved !== null || isCompleted(module),
    /** What the dialog tells of. */
    ahead: saved && lookAhead(path, saved),
    complete: () => {
      if (!saved) complete(celebrate)
      // The second click of a double click: the dialog leads on.
      else if (!isOpen) goOn(saved)
    },
    dialog: {
      open: isOpen,
      isLeaving,
      onContinue: () => saved && goOn(saved),
      onClose: () => setOpen(false),
    },
  }
}

/** The dialog that celebrates a completion. */
export type CompletionDialog = ReturnType<typeof useCelebratedCompletion>['dialog']
