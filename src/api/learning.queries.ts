import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { Language } from '@/i18n/languages'
import { useLanguage } from '@/i18n/useLanguage'
import { readSnapshot } from '@/learner/last-seen'
import { finishRecorder, skillName, starRecorder, stepName } from '@/learner/look-back/look-back'
import {
  getLearningPath,
  isNoSubSkills,
  learningPathSnapshot,
  postLessonRating,
  postModuleState,
  withModuleState,
  type LearningModule,
  type LearningPath,
  type LessonRating,
} from './learning'
import { finishedWith } from './path-progress'
import { skillKeys } from './skills.queries'
import type { Id } from './transport/call'
import { once, usePrefetch, useRead, useReads } from './transport/useRead'
import { useWrite } from './transport/useWrite'

const pathsKey = ['learning-path'] as const

/**
 * The path of a skill, with its snapshot as fallback. An id that is not a number fails with 'missing-id' before any
 * request.
 */
function learningPathQuery(skillId: Id | null, language: Language) {
  const snapshot = learningPathSnapshot(skillId, language)
  const snapshotName = snapshot.name
  const options = queryOptions({
    queryKey: [...pathsKey, skillId, language],
    queryFn: ({ signal }) => getLearningPath(skillId, { signal, language, snapshotName }),
  })
  return { ...options, snapshot }
}

/**
 * The path of a skill from the query cache, else its snapshot, without a request. A skill without sub-skills has an
 * empty path.
 */
export function useCachedLearningPath(): (skillId: Id) => LearningPath | undefined {
  const queryClient = useQueryClient()
  const language = useLanguage()
  return (skillId) => {
    const { queryKey, snapshot } = learningPathQuery(skillId, language)
    const { data, error } = queryClient.getQueryState(queryKey) ?? {}
    if (isNoSubSkills(error)) return { skillName: '', subSkills: [] }
    return data ?? readSnapshot(snapshot.name, snapshot.schema)?.data
  }
}

export function useLearningPath(skillId: Id | null, { isEnabled = true } = {}) {
  return useRead({ ...learningPathQuery(skillId, useLanguage()), enabled: isEnabled })
}

/** Prefetches the path of a skill while the chunk of its screen loads. */
export const usePrefetchLearningPath = (skillId: Id | null) =>
  usePrefetch(learningPathQuery(skillId, useLanguage()))

/** The paths of several skills, each from its snapshot until the answer arrives. */
export function useLearningPaths(skillIds: readonly Id[]) {
  const language = useLanguage()
  return useReads(skillIds.map((skillId) => learningPathQuery(skillId, language)))
}

/** Fetches the translation of a path, without retries. Throws if that fails. */
export function useFetchPathIn(skillId: Id | null) {
  const queryClient = useQueryClient()
  return (language: Language) =>
    queryClient.fetchQuery({ ...learningPathQuery(skillId, language), ...once })
}

/** Fetches the path of a skill, or shares a request in flight. Throws if that fails. */
export function useFetchLearningPath(skillId: Id | null) {
  const queryClient = useQueryClient()
  const language = useLanguage()
  return () => queryClient.fetchQuery(learningPathQuery(skillId, language))
}

type ModuleSave = { module: LearningModule; state: 'in_progress' | 'completed' }

/** The keys in `finishedAt` of the step and skill that this completed module finishes. */
function finishedNames(queryClient: QueryClient, module: LearningModule): string[] {
  const known = queryClient.getQueriesData<LearningPath>({ queryKey: pathsKey })
  return known.flatMap(([[, skillId], path]) => {
    const { step, isPathDone } = path ? finishedWith(path, module) : {}
    if (!step) return []
    const skill = String(skillId)
    return isPathDone ? [stepName(skill, step.id), skillName(skill)] : [stepName(skill, step.id)]
  })
}

/** Saves that a module is in progress or completed, and updates path and map in the query cache. */
export function useSaveModuleState() {
  const queryClient = useQueryClient()
  const recordFinish = finishRecorder()
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
      if (state === 'completed' && module.status !== 'completed') {
        recordFinish(finishedNames(queryClient, module), Date.now())
      }
      // Refetch in the background: the optimistic update above is shown meanwhile.
      void queryClient.invalidateQueries({ queryKey: pathsKey })
      // Refetch the map even while it is not mounted, so that it does not show the old progress first.
      const refetchType = state === 'completed' ? 'all' : 'active'
      void queryClient.invalidateQueries({ queryKey: skillKeys.maps, refetchType })
    },
  })
}

/**
 * Sends the stars of a lesson, and stores the learner's own stars on this device. `onSaved` and `onRefused` (an error
 * status) are called even if the learner has left the screen.
 */
export function useRateLesson(
  skillId: Id | null,
  { onSaved, onRefused }: { onSaved: () => void; onRefused: () => void },
) {
  const recordStars = starRecorder()
  return useWrite({
    send: (rating: LessonRating) => postLessonRating(rating, onRefused),
    notSaved: 'rating',
    onSaved: (_answer, { subSkillId, confidence }) => {
      if (skillId !== null) recordStars(stepName(skillId, subSkillId), confidence)
      onSaved()
    },
  })
}
