import * as v from 'valibot'
import { draftsOf } from '@/learner/drafts'
import { readModuleState, type ModuleState } from './navigation-state'

const lastPlace = draftsOf('lastPlace', 'thirty-days', v.unknown())

/** Keeps which module the learner opened last, without the address of its media. */
export function keepLastPlace(userKey: string | undefined, { skillId, module }: ModuleState): void {
  lastPlace.keep(userKey, { skillId, module: { ...module, videoUrl: null } })
}

/** The module that this learner opened last. */
export function readLastPlace(userKey: string | undefined): ModuleState | null {
  return readModuleState(lastPlace.read(userKey))
}
