import { useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '@/i18n/useLanguage'
import {
  getLearningPath,
  learningPathSnapshot,
  postLessonRating,
  postModuleState,
  withModuleState,
  type LearningModule,
  type LearningPath,
} from './learning'
import { skillKeys } from './skills.queries'
import type { Id } from './transport/call'
import { useReadWithSnapshot } from './transport/useReadWithSnapshot'
import { useWrite } from './transport/useWrite'

const learningKeys = {
  all: ['learning-path'] as const,
  path: (skillId: Id | null, language: string) => [...learningKeys.all, skillId, language] as const,
}

/**
 * The path of a skill; an id that is no number fails with 'missing-id' and sends nothing. Without a
 * network the path as the learner last saw it in this browser.
 */
export function useLearningPath(skillId: Id | null, { isWanted = true } = {}) {
  const language = useLanguage()
  return useReadWithSnapshot({
    queryKey: learningKeys.path(skillId, language),
    queryFn: () => getLearningPath(skillId),
    snapshot: learningPathSnapshot(skillId, language),
    enabled: isWanted,
  })
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
        { queryKey: learningKeys.all },
        (path) => path && withModuleState(path, module, state),
      )
      // The server's own word follows; the learner goes on without waiting for it.
      void queryClient.invalidateQueries({ queryKey: learningKeys.all })
      // The map's too, at once: it does not show the old progress first.
      const refetchType = state === 'completed' ? 'all' : 'active'
      void queryClient.invalidateQueries({ queryKey: skillKeys.all, refetchType })
    },
  })
}

export function useRateLesson() {
  return useWrite({ send: postLessonRating, notSaved: 'rating' })
}
