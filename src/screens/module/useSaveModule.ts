import { useMutation, useQueryClient } from '@tanstack/react-query'
import { learningPathQuery, updateModuleState } from '@/api/learning-path'
import type { NotSavedKey } from '@/api/query-client'
import { skillMapQuery } from '@/api/skills'
import { isCompleted, withStatus, type Module, type SavedStatus } from '@/domain/learning-path'
import { useIsMounted } from '@/lib/useIsMounted'
import { completedModule, forgetModuleProgress, moduleProgress } from '@/session/storage'

/** Handed to `mutate` and not closed over: `onSuccess` is that of the newest rendering, which may be of another module. */
type Save = { skillId: number; module: Module; state: SavedStatus }

/**
 * Saves that a module is in progress or completed, with all that this changes, also when its screen was left meanwhile. A
 * toast says a failure; while the screen is open it says `notSaved`, or nothing where the screen says it.
 */
export function useSaveModule(notSaved: NotSavedKey | undefined) {
  const queryClient = useQueryClient()
  const isMounted = useIsMounted()
  return useMutation({
    mutationFn: ({ module, state }: Save) => updateModuleState(module.id, state),
    meta: {
      notSaved: () => {
        if (isMounted.current) return notSaved
        // Who has left a lesson that was finished before has lost nothing.
        return notSaved === 'doneBefore' ? undefined : 'leftModule'
      },
    },
    // Written when it is sent, as the answer may be lost; the path says later whether it arrived (`earnedOn`).
    onMutate: ({ skillId, module, state }) => {
      if (state !== 'completed' || isCompleted(module)) return
      const { id, type, subSkillId } = module
      completedModule(skillId).set({ id, type, subSkillId })
    },
    onSuccess: (status, { skillId, module }) => {
      const { queryKey } = learningPathQuery(skillId)
      // A read that began before would bring the old status back.
      const cancelled = queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (path) => path && withStatus(path, module, status))
      const progress = moduleProgress(module)
      if (status === 'completed') forgetModuleProgress(module)
      else progress.set({ ...progress.get(), unsaved: undefined })
      void cancelled.then(() => queryClient.invalidateQueries({ queryKey }))
      void queryClient.invalidateQueries({
        queryKey: skillMapQuery.queryKey,
        // Also while no screen shows it, so that the map opens with the new progress.
        refetchType: status === 'completed' ? 'all' : 'active',
      })
    },
  })
}
