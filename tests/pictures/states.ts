import type { ScreenState } from './screen-state'
import { authStates } from './states/auth'
import { challengeStates } from './states/challenge'
import { firstStepsStates } from './states/first-steps'
import { longStates } from './states/long'
import { mapStates } from './states/map'
import { moduleStates } from './states/modules'
import { passwordStates } from './states/password'
import { pathStates } from './states/path'
import { sheetStates } from './states/sheets'
import { shellStates } from './states/shell'

/** The states of the guests. */
const extraStates = Object.values(
  import.meta.glob<readonly ScreenState[]>('../../src/extras/*/tests/states.ts', {
    eager: true,
    import: 'states',
  }),
).flat()

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

export function stateOf(name: string): ScreenState {
  const state = states.find((one) => one.name === name)
  if (!state) throw new Error(`tests/pictures/states has no state ${name}`)
  return state
}
