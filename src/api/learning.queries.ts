import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Language } from '@/i18n/languages'
import {
  getLearningPath,
  postModuleState,
  withModuleState,
  type LearningModule,
  type LearningPath,
} from './learning'
import { skillKeys } from './skills.queries'
import type { Id } from './transport/call'
import { signalFor, useSend } from './transport/useSend'

export const pathsKey = ['learning-path'] as const

/** The path of a skill. An id that is not a number fails with 'missing-id' before any request. */
export const learningPathQuery = (skillId: Id | null, language: Language) =>
  queryOptions({
    queryKey: [...pathsKey, skillId, language],
    queryFn: ({ signal }) => getLearningPath(skillId, { signal, language }),
  })

type ModuleSave = { state: 'in_progress' | 'completed' }

type Here = { onSuccess: () => void; onError: (error: Error) => void }

/**
 * Saves that a module is in progress or completed; path and map then show it at once. `here`: what its screen does then,
 * if it is still there.
 */
export function useSaveModuleState(module: LearningModule, here: Here) {
  const queryClient = useQueryClient()
  const save = useSend<void, ModuleSave>(
    {
      mutationKey: ['module-state'],
      mutationFn: (request) => postModuleState(module.contentId, request.state, signalFor(request)),
      meta: { notSaved: 'lesson' },
      onSuccess: (_answer, { state }) => {
        queryClient.setQueriesData<LearningPath>(
          { queryKey: pathsKey },
          (path) => path && withModuleState(path, module, state),
        )
        // In the background: the optimistic update above is shown meanwhile.
        void queryClient.invalidateQueries({ queryKey: pathsKey })
        // Refetch the map even while it is not mounted, so that it does not show the old progress first.
        const refetchType = state === 'completed' ? 'all' : 'active'
        void queryClient.invalidateQueries({ queryKey: skillKeys.maps, refetchType })
      },
    },
    here,
  )
  return { ...save, send: (state: ModuleSave['state']) => save.send({ state }) }
}
