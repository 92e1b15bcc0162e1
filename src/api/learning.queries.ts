import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Language } from '@/i18n/languages'
import {
  getLearningPath,
  postLessonRating,
  postModuleState,
  withModuleState,
  type LearningModule,
  type LearningPath,
  type LessonRating,
} from './learning'
import { skillKeys } from './skills.queries'
import type { Id } from './transport/call'
import { useWrite } from './transport/useWrite'

export const pathsKey = ['learning-path'] as const

/** The path of a skill. An id that is not a number fails with 'missing-id' before any request. */
export const learningPathQuery = (skillId: Id | null, language: Language) =>
  queryOptions({
    queryKey: [...pathsKey, skillId, language],
    queryFn: ({ signal }) => getLearningPath(skillId, { signal, language }),
  })

type ModuleSave = {
  module: LearningModule
  state: 'in_progress' | 'completed'
}

/** Saves that a module is in progress or completed; path and map then show it at once. */
export function useSaveModuleState() {
  const queryClient = useQueryClient()
  return useWrite({
    send: ({ module, state }: ModuleSave, signal) =>
      postModuleState(module.contentId, state, signal),
    notSaved: 'lesson',
    isHarmlessTwice: true,
    onSaved: (_answer, { module, state }) => {
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
  })
}

/** Sends the stars of a lesson. `onSaved` and `onRefused` (an error status) are called even if the learner has left. */
export function useRateLesson({ onSaved, onRefused }: Record<'onSaved' | 'onRefused', () => void>) {
  return useWrite({
    send: (rating: LessonRating) => postLessonRating(rating, onRefused),
    notSaved: 'rating',
    onSaved,
  })
}
