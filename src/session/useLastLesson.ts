import { useMemo } from 'react'
import { lessonPart } from '@/domain/lesson-part'
import { readModuleState, type ModuleState } from '@/domain/navigation-state'
import { stored } from './stored'
import { lastPlace, lessonProgress } from './stored-things'
import { useStored } from './useStored'

/** Stores the lesson that the learner opened last, without the address of its video. */
export function keepLastLesson({ skillId, module }: ModuleState): void {
  stored(lastPlace).keep({ skillId, module: { ...module, videoUrl: null } })
}

/** The lesson that this learner opened last, once their user key is known. */
export function useLastLesson(): ModuleState | null {
  const { value } = useStored(lastPlace)
  return useMemo(() => readModuleState(value), [value])
}

/** Whether the learner has done something in the lesson opened last that only this device knows. */
export function useIsLessonBegun(): boolean {
  const last = useLastLesson()
  const { value } = useStored(lessonProgress, last && lessonPart(last.module))
  return value !== undefined
}
