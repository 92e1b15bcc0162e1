import * as v from 'valibot'
import { readModuleState, type ModuleState } from '@/api/navigation-state'
import { draftsOf } from '@/lib/drafts'

const lastPlace = draftsOf('lastPlace', 'thirty-days', v.unknown())

/** Keeps which module the learner opened last, without the address of its media. */
export function keepLastPlace(userKey: string | undefined, { skillId, module }: ModuleState): void {
  lastPlace.keep(userKey, { skillId, module: { ...module, videoUrl: null } })
}

/** The module that this learner opened last, if it belongs to the address (its node type). */
export function readLastPlace(userKey: string | undefined, nodeType: string): ModuleState | null {
  const place = readModuleState(lastPlace.read(userKey))
  return place?.module.nodeType === nodeType ? place : null
}
