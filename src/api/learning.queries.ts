import { mutationOptions, queryOptions, useMutationState } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Language } from '@/i18n/languages'
import {
  getLearningPath,
  isSameModule,
  postModuleState,
  withModuleState,
  type LearningModule,
  type LearningPath,
  type ModuleKey,
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

/** Plain data: a save may wait on the device for a network. */
export type ModuleSave = ModuleKey & {
  title: string
  skillId: Id
  state: 'in_progress' | 'completed'
}

export const moduleStateKey = ['module-state'] as const

/**
 * Saves that a module is in progress or completed; path and map then show it at once. The defaults of every mutation
 * with its key (query-client.ts), so that it can go on without its screen, and wait. It has no scope: a save that hangs
 * would hold up that of the next lesson.
 */
export const moduleStateMutation = mutationOptions({
  mutationFn: (save: ModuleSave) => postModuleState(save.contentId, save.state, signalFor(save)),
  meta: { notSaved: 'lesson' },
  onSuccess: (_answer, save, _before, { client }) => {
    client.setQueriesData<LearningPath>(
      { queryKey: pathsKey },
      (path) => path && withModuleState(path, save, save.state),
    )
    // In the background: the optimistic update above is shown meanwhile.
    void client.invalidateQueries({ queryKey: pathsKey })
    // Refetch the map even while it is not mounted, so that it does not show the old progress first.
    const refetchType = save.state === 'completed' ? 'all' : 'active'
    void client.invalidateQueries({ queryKey: skillKeys.maps, refetchType })
  },
})

type Here = { onSuccess: () => void; onError: (error: Error) => void }

/**
 * Saves the state of a lesson. `here`: what its screen does then, if it is still there. A save that waits for a network
 * is saved as far as the screen is concerned.
 */
export function useSaveModuleState(module: LearningModule, skillId: Id, here: Here) {
  const { id, contentId, parentSubSkillId, type, title } = module
  /** What the screen does then, as of the press, until it is done. */
  const next = useRef<(() => void) | null>(null)
  const goOn = () => {
    next.current?.()
    next.current = null
  }
  const save = useSend<void, ModuleSave>(
    { mutationKey: moduleStateKey },
    { ...here, onSuccess: goOn },
  )
  // Only that a lesson is done may wait.
  const isWaiting = save.isPaused && save.variables?.state === 'completed'
  const onWaiting = useEffectEvent(goOn)
  useEffect(() => {
    if (isWaiting) onWaiting()
  }, [isWaiting])
  return {
    ...save,
    isPending: save.isPending && !isWaiting,
    isSuccess: save.isSuccess || isWaiting,
    send: (state: ModuleSave['state']) => {
      if (!save.isPending) next.current = here.onSuccess
      save.send({ id, contentId, parentSubSkillId, type, title, skillId, state })
    },
  }
}

/** What is done, but not saved yet. With `isWaiting` without what is on its way to the server. */
export function useUnsaved({ isWaiting = false } = {}): ModuleSave[] {
  const saves = useMutationState({
    filters: {
      mutationKey: moduleStateKey,
      status: 'pending',
      predicate: ({ state }) => state.isPaused || !isWaiting,
    },
    // All mutations with this key have such variables.
    select: ({ state }) => state.variables as ModuleSave,
  })
  const done = saves.filter(({ state }) => state === 'completed')
  // A lesson may have been done again meanwhile.
  return done.filter((save, index) => done.findIndex((one) => isSameModule(one, save)) === index)
}

/** Adds to a path what is done, but not saved yet. */
export function useWithUnsaved(filter?: Parameters<typeof useUnsaved>[0]) {
  const saves = useUnsaved(filter)
  return (path: LearningPath) =>
    saves.reduce((known, save) => withModuleState(known, save, save.state, true), path)
}
