import type { ScreenState } from './screen-state'
import { authStates } from './states/auth'
import { challengeStates } from './states/challenge'
import { states as continueBarStates } from './states/continue-bar'
import { firstStepsStates } from './states/first-steps'
import { pathStates } from './states/learning-path'
import { longStates } from './states/long'
import { moduleStates } from './states/modules'
import { passwordStates } from './states/password'
import { states as readAloudStates } from './states/read-aloud'
import { states as settingsStates } from './states/settings'
import { sheetStates } from './states/sheets'
import { shellStates } from './states/shell'
import { mapStates } from './states/skill-map'

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
  ...continueBarStates,
  ...readAloudStates,
  ...settingsStates,
]
