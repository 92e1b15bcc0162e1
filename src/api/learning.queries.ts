import {
  queryOptions,
  useIsFetching,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Language } from '@/i18n/languages'
import { useLanguage } from '@/i18n/useLanguage'
import type { FinishedLesson } from '@/learner/kept/finished-lessons'
import { hasKeptSkills } from '@/learner/kept/has-kept-skills'
import { useIsFromDevice } from '@/learner/kept/useIsFromDevice'
import { readSnapshot } from '@/learner/last-seen'
import { finishedHere } from '@/learner/stored-things'
import { useStored } from '@/learner/useStored'
import type { SavedLesson } from './kept/kept-paths'
import { soon } from './kept/soon'
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
import { withFinishedHere } from './path-progress'
import { skillKeys } from './skills.queries'
import type { Id } from './transport/call'
import { usePrefetch, useRead } from './transport/useRead'
import { useWrite } from './transport/useWrite'

const pathsKey = ['learning-path'] as const

/**
 * The path of a skill, with its snapshot as fallback. An id that is not a number fails with 'missing-id' before any
 * request.
 */
function learningPathQuery(skillId: Id | null, language: Language) {
  const snapshot = learningPathSnapshot(skillId, language)
  const names = { snapshotName: snapshot.name, keptName: snapshot.name }
  const options = queryOptions({
    queryKey: [...pathsKey, skillId, language],
    queryFn: ({ signal }) => getLearningPath(skillId, { ...names, signal, language }),
  })
  return { ...options, snapshot, keptName: snapshot.name }
}

/**
 * The path of a skill from the query cache, else its snapshot, without a request. A skill without sub-skills has an
 * empty path.
 */
export function useCachedLearningPath(): (skillId: Id) => LearningPath | undefined {
  const queryClient = useQueryClient()
  const language = useLanguage()
  const finished = useFinishedHere()
  return (skillId) => {
    const { queryKey, snapshot } = learningPathQuery(skillId, language)
    const { data, error } = queryClient.getQueryState(queryKey) ?? {}
    if (isNoSubSkills(error)) return { skillName: '', subSkills: [] }
    const path = data ?? readSnapshot(snapshot.name, snapshot.schema)?.data
    return path && withFinishedHere(path, finished)
  }
}

export function useLearningPath(skillId: Id | null, { isEnabled = true } = {}) {
  const read = useRead({ ...learningPathQuery(skillId, useLanguage()), enabled: isEnabled })
  const finished = useFinishedHere()
  useAskAfterOtherTab(isEnabled)
  const data = useMemo(
    () => read.data && withFinishedHere(read.data, finished),
    [read.data, finished],
  )
  return { ...read, data }
}

/** Whether the path on the screen is the kept one, because the backend does not answer. */
export const useIsPathFromDevice = (skillId: Id | null) =>
  useIsFromDevice(learningPathSnapshot(skillId, useLanguage()).name)

const none: readonly FinishedLesson[] = []
const useFinishedHere = () => useStored(finishedHere).value ?? none

/** Another tab that saves lessons takes them off the list: the backend then says what became of them. */
export function useAskAfterOtherTab(isOn: boolean): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!isOn) return undefined
    const ask = ({ key }: StorageEvent) => {
      if (key?.startsWith('finishedHere_')) askPathsAgain(queryClient, 'completed')
    }
    window.addEventListener('storage', ask)
    return () => window.removeEventListener('storage', ask)
  }, [queryClient, isOn])
}

/** For who keeps a skill on this device, without a query client (kept/keep-skill.ts). */
export const requestPath = getLearningPath

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
  /** It counts as unanswered where no answer comes soon: the learner can go on without one. */
  isShort?: boolean
}

/** Where the network goes next, a kept path must not take back what was saved. */
async function keepState(module: SavedLesson, state: ModuleSave['state']): Promise<void> {
  if (!hasKeptSkills()) return
  try {
    const { keepSavedState } = await import('./kept/kept-paths')
    await keepSavedState(module, state)
  } catch {
    // The backend says it itself with the next answer.
  }
}

function askPathsAgain(queryClient: QueryClient, state: ModuleSave['state']): void {
  void queryClient.invalidateQueries({ queryKey: pathsKey })
  // Refetch the map even while it is not mounted, so that it does not show the old progress first.
  const refetchType = state === 'completed' ? 'all' : 'active'
  void queryClient.invalidateQueries({ queryKey: skillKeys.maps, refetchType })
}

/** What path and map show once the state of a module is saved; `show` is done when a kept path shows it too. */
export function useModuleSaved() {
  const queryClient = useQueryClient()
  return {
    /** A module of a path that is known. */
    find: (isIt: (module: LearningModule) => boolean) =>
      queryClient
        .getQueriesData<LearningPath>({ queryKey: pathsKey })
        .flatMap(([, path]) => path?.subSkills ?? [])
        .flatMap(({ modules }) => modules)
        .find(isIt),
    show: async (module: LearningModule, state: ModuleSave['state']): Promise<void> => {
      queryClient.setQueriesData<LearningPath>(
        { queryKey: pathsKey },
        (path) => path && withModuleState(path, module, state),
      )
      await keepState(module, state)
    },
    /** For a lesson of a path that is not known. */
    keep: keepState,
    // In the background: the optimistic update above is shown meanwhile.
    askAgain: (state: ModuleSave['state']) => askPathsAgain(queryClient, state),
  }
}

/** Saves that a module is in progress or completed; path and map then show it at once. */
export function useSaveModuleState() {
  const saved = useModuleSaved()
  return useWrite({
    send: ({ module, state, isShort }: ModuleSave, signal) => {
      const send = (until: AbortSignal) => postModuleState(module.contentId, state, until)
      return isShort ? soon(send, signal) : send(signal)
    },
    notSaved: 'lesson',
    isHarmlessTwice: true,
    onSaved: (_answer, { module, state }) => {
      void saved.show(module, state).then(() => saved.askAgain(state))
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
