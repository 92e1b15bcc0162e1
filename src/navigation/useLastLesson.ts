import { useMemo } from 'react'
import { stored } from '@/learner/stored'
import { lastPlace } from '@/learner/stored-things'
import { useStored } from '@/learner/useStored'
import { readModuleState, type ModuleState } from './navigation-state'

/** Keeps which lesson the learner opened last, without the address of its media. */
export function keepLastLesson({ skillId, module }: ModuleState): void {
  stored(lastPlace).keep({ skillId, module: { ...module, videoUrl: null } })
}

/** The lesson that this learner opened last, as soon as it is known who they are. */
export function useLastLesson(): ModuleState | null {
  const { value } = useStored(lastPlace)
  return useMemo(() => readModuleState(value), [value])
}
