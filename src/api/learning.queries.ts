import { queryOptions, useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Language } from '@/i18n/languages'
import { useLanguage } from '@/i18n/useLanguage'
import {
  getLearningPath,
  isNoSubSkills,
  postLessonRating,
  postModuleState,
  withModuleState,
  type LearningModule,
  type LearningPath,
  type LessonRating,
} from './learning'
import { skillKeys } from './skills.queries'
import type { Id } from './transport/call'
import { usePrefetch, useRead } from './transport/useRead'
import { useWrite } from './transport/useWrite'

const pathsKey = ['learning-path'] as const

/** The path of a skill. An id that is not a number fails with 'missing-id' before any request. */
const learningPathQuery = (skillId: Id | null, language: Language) =>
  queryOptions({
    queryKey: [...pathsKey, skillId, language],
    queryFn: ({ signal }) => getLearningPath(skillId, { signal, language }),
  })

/** The path of a skill from the query cache, without a request. A skill without sub-skills has an empty path. */
export function useCachedLearningPath(): (skillId: Id) => LearningPath | undefined {
  const queryClient = useQueryClient()
  const language = useLanguage()
  return (skillId) => {
    const { queryKey } = learningPathQuery(skillId, language)
    const { data, error } = queryClient.getQueryState(queryKey) ?? {}
    if (isNoSubSkills(error)) return { skillName: '', subSkills: [] }
    return data
  }
}

export const useLearningPath = (skillId: Id | null, { isEnabled = true } = {}) =>
  useRead({ ...learningPathQuery(skillId, useLanguage()), enabled: isEnabled })

/** Prefetches the path of a skill while the chunk of its screen loads. */
export const usePrefetchLearningPath = (skillId: Id | null) =>
  usePrefetch(learningPathQuery(skillId, useLanguage()))

/**
 * Fetches the path of a skill into the query cache, and renders again once it is there. Leaving the screen does not abort
 * it: the screen of the path shares the request, or its failure.
 */
export function useFillLearningPath(skillId: Id | null): void {
  const queryClient = useQueryClient()
  const language = useLanguage()
  useIsFetching({ queryKey: pathsKey })
  useEffect(() => {
    if (skillId !== null) void queryClient.prefetchQuery(learningPathQuery(skillId, language))
  }, [queryClient, skillId, language])
}

/** Fetches the path of a skill, or shares a request in flight. Throws if that fails. */
export function useFetchLearningPath(skillId: Id | null) {
  const queryClient = useQueryClient()
  const language = useLanguage()
  return () => queryClient.fetchQuery(learningPathQuery(skillId, language))
}

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
