import { useMemo } from 'react'
import { lastPlace } from '@/learner/stored-things'
import { useStored } from '@/learner/useStored'
import { readModuleState, type ModuleState } from './navigation-state'

/** The lesson that this learner opened last, as soon as it is known who they are. */
export function useLastLesson(): ModuleState | null {
  const { value } = useStored(lastPlace)
  return useMemo(() => readModuleState(value), [value])
}
