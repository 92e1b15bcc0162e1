import { stored } from '@/learner/stored'
import { lastPlace } from '@/learner/stored-things'
import type { ModuleState } from './navigation-state'

/** Keeps which lesson the learner opened last, without the address of its media. */
export function keepLastLesson({ skillId, module }: ModuleState): void {
  stored(lastPlace).keep({ skillId, module: { ...module, videoUrl: null } })
}
