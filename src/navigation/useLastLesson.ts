import { useMemo } from 'react'
import { stored } from '@/learner/stored'
import { lastPlace } from '@/learner/stored-things'
import { useStored } from '@/learner/useStored'
import { readModuleState, type ModuleState } from './navigation-state'

/** Stores the lesson that the learner opened last, without the address of its video. */
export function keepLastLesson({ skillId, module }: ModuleState): void {
  stored(lastPlace).keep({ skillId, module: { ...module, videoUrl: null } })
}

/** The lesson that this learner opened last, once their user key is known. */
export function useLastLesson(): ModuleState | null {
  const { value } = useStored(lastPlace)
  return useMemo(() => readModuleState(value), [value])
}
