import { ship, type Ship } from './stored-things'
import { useStored } from './useStored'

/** The ship of the learner's support level; a yacht where this device does not know it. */
export const useLearnersShip = (): Ship => useStored(ship).value ?? 'yacht'
