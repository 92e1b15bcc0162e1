import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '@/i18n/useLanguage'
import { readSnapshot } from '@/learner/last-seen'
import {
  getLearningPath,
  isNoSubSkills,
  learningPathSnapshot,
  postLessonRating,
  postModuleState,
  withModuleState,
  type LearningModule,
  type LearningPath,
} from './learning'
import { skillKeys } from './skills.queries'
import type { Id } from './transport/call'
import { useRead } from './transport/useRead'
import { useWrite } from './transport/useWrite'

const pathsKey = ['learning-path'] as const

/**
 * The path of a skill; an id that is no number fails with 'missing-id' and sends nothing. Without a
 * network the path as the learner last saw it in this browser.
 */
function learningPathQuery(skillId: Id | null, language: string) {
  const snapshot = learningPathSnapshot(skillId, language)
  const options = queryOptions({
    queryKey: [...pathsKey, skillId, language],
    queryFn: ({ signal }) => getLearningPath(skillId, { signal, snapshotName: snapshot.name }),
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

/** Asks for the path of a skill, or joins who has asked. Throws where it does not come. */
export function useAskForLearningPath(skillId: Id | null) {
  const queryClient = useQueryClient()
  const language = useLanguage()
  return () => queryClient.fetchQuery(learningPathQuery(skillId, language))
}

type ModuleSave = { module: LearningModule; state: 'in_progress' | 'completed' }

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
      // The server's own word follows; the learner goes on without waiting for it.
      void queryClient.invalidateQueries({ queryKey: pathsKey })
      // The map's too, at once: it does not show the old progress first.
      const refetchType = state === 'completed' ? 'all' : 'active'
      void queryClient.invalidateQueries({ queryKey: skillKeys.maps, refetchType })
    },
  })
}

/** Sends the stars of a lesson. `onSaved`: also if the learner has left. */
export function useRateLesson(onSaved: () => void) {
  return useWrite({ send: postLessonRating, notSaved: 'rating', onSaved })
}
