import { ship } from '../stored-things'
import { useStored } from '../useStored'
import type { Ship } from './learners-ship'

/** The learner's own ship; a yacht when none is known. */
export function useLearnersShip(): Ship {
  return useStored(ship).value ?? 'yacht'
}
