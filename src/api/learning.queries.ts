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
 * The path of a skill; an id that is no number fails with 'missing-id' and sends nothing. Without a
 * network the path as the learner last saw it in this browser.
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
 * The path of a skill as far as it is known here, without asking: the last answer, else the kept copy.
 * One that has no sub-skills is an empty one.
 */
export function useKnownLearningPath(): (skillId: Id) => LearningPath | undefined {
  const queryClient = useQueryClient()
  const language = useLanguage()
  return (skillId) => {
    const { queryKey, snapshot } = learningPathQuery(skillId, language)
    const { data, error } = queryClient.getQueryState(queryKey) ?? {}
    if (isNoSubSkills(error)) return { skillName: '', subSkills: [] }
    return data ?? readSnapshot(snapshot.name, snapshot.schema)?.data
  }
}

/** Nothing is asked where it is not wanted. */
export function useLearningPath(skillId: Id | null, { isWanted = true } = {}) {
  return useRead({ ...learningPathQuery(skillId, useLanguage()), enabled: isWanted })
}

/** Asks for the path of a skill while the chunk of its screen loads. */
export const usePrefetchLearningPath = (skillId: Id | null) =>
  usePrefetch(learningPathQuery(skillId, useLanguage()))

/** The paths of several skills, each as it is now; until an answer is here, the kept copy. */
export function useLearningPaths(skillIds: readonly Id[]) {
  const language = useLanguage()
  return useReads(skillIds.map((skillId) => learningPathQuery(skillId, language)))
}

/** Asks for the path of a skill in another language, once. Throws where it does not come. */
export function useAskForPathIn(skillId: Id | null) {
  const queryClient = useQueryClient()
  return (language: Language) =>
    queryClient.fetchQuery({ ...learningPathQuery(skillId, language), ...once })
}

/** Asks for the path of a skill, or joins who has asked. Throws where it does not come. */
export function useAskForLearningPath(skillId: Id | null) {
  const queryClient = useQueryClient()
  const language = useLanguage()
  return () => queryClient.fetchQuery(learningPathQuery(skillId, language))
}

type ModuleSave = { module: LearningModule; state: 'in_progress' | 'completed' }

/** What is finished now that this module is completed, under the names by which it is looked back on. */
function finishedNames(queryClient: QueryClient, module: LearningModule): string[] {
  const known = queryClient.getQueriesData<LearningPath>({ queryKey: pathsKey })
  return known.flatMap(([[, skillId], path]) => {
    const { step, isPathDone } = path ? finishedWith(path, module) : {}
    if (!step) return []
    const skill = String(skillId)
    return isPathDone ? [stepName(skill, step.id), skillName(skill)] : [stepName(skill, step.id)]
  })
}

/** Saves that a module is in progress or completed; path and map then show it at once. */
export function useSaveModuleState() {
  const queryClient = useQueryClient()
  const keepFinishing = finishRecorder()
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
        keepFinishing(finishedNames(queryClient, module), Date.now())
      }
      // The server's own word follows; the learner goes on without waiting for it.
      void queryClient.invalidateQueries({ queryKey: pathsKey })
      // The map's too, at once: it does not show the old progress first.
      const refetchType = state === 'completed' ? 'all' : 'active'
      void queryClient.invalidateQueries({ queryKey: skillKeys.maps, refetchType })
    },
  })
}

/**
 * Sends the stars of a lesson; how sure the learner feels stays on this device as well. `onSaved` and
 * `onRefused`, which is for a status that says no: also if the learner has left.
 */
export function useRateLesson(
  skillId: Id | null,
  { onSaved, onRefused }: { onSaved: () => void; onRefused: () => void },
) {
  const keepStars = starRecorder()
  return useWrite({
    send: (rating: LessonRating) => postLessonRating(rating, onRefused),
    notSaved: 'rating',
    onSaved: (_answer, { subSkillId, confidence }) => {
      if (skillId !== null) keepStars(stepName(skillId, subSkillId), confidence)
      onSaved()
    },
  })
}
