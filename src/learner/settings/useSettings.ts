import { useMemo } from 'react'
import { settings, ship } from '../stored-things'
import { useStored } from '../useStored'
import { settingsOf, type Settings } from './settings'

/** The effective settings of this learner (rules.md#settings). */
export function useSettings(): Settings {
  const { value: chosen } = useStored(settings)
  const { value: ownShip } = useStored(ship)
  return useMemo(() => settingsOf(ownShip, chosen), [ownShip, chosen])
}
