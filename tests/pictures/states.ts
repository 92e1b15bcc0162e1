import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { guestFolders } from '@/build/guests'
import type { ScreenState } from './screen-state'
import { authStates } from './states/auth'
import { challengeStates } from './states/challenge'
import { firstStepsStates } from './states/first-steps'
import { pathStates } from './states/learning-path'
import { longStates } from './states/long'
import { moduleStates } from './states/modules'
import { passwordStates } from './states/password'
import { sheetStates } from './states/sheets'
import { shellStates } from './states/shell'
import { mapStates } from './states/skill-map'

const guests = guestFolders().map((folder) => resolve(folder, 'tests/states.ts'))
/** The states of the guests. */
const extraStates = (
  await Promise.all(
    guests.filter(existsSync).map((file): Promise<{ states: ScreenState[] }> => import(file)),
  )
).flatMap(({ states }) => states)

/**
 * Every screen in every state, in the order of the page of screenshots. A new state needs an entry
 * here.
 */
export const states: readonly ScreenState[] = [
  ...shellStates,
  ...authStates,
  ...passwordStates,
  ...firstStepsStates,
  ...mapStates,
  ...pathStates,
  ...moduleStates,
  ...sheetStates,
  ...challengeStates,
  ...longStates,
  ...extraStates,
]
