import { readModuleState, type ModuleState } from '@/api/navigation-state'
import { lessonDrafts } from './lesson-drafts'

const key = (userKey: string) => `lastPlace_${userKey}`

/** Keeps which module the learner opened last, without the address of its media. */
export function keepLastPlace(userKey: string | undefined, { skillId, module }: ModuleState): void {
  if (userKey === undefined) return
  lessonDrafts.keep(key(userKey), { skillId, module: { ...module, videoUrl: null } })
}

/** The module that this learner opened last, if it belongs to the address (its node type). */
export function readLastPlace(userKey: string | undefined, nodeType: string): ModuleState | null {
  if (userKey === undefined) return null
  const place = readModuleState(lessonDrafts.read(key(userKey)))
  return place?.module.nodeType === nodeType ? place : null
}
