import { useMemo } from 'react'
import { settings, ship } from '../stored-things'
import { useStored } from '../useStored'
import { settingsOf, type SettingName, type Settings, type Ship } from './settings'

/** The effective settings of this learner (rules.md#settings). */
export function useSettings(): Settings {
  const { value: chosen } = useStored(settings)
  const { value: ownShip } = useStored(ship)
  return useMemo(() => settingsOf(ownShip, chosen), [ownShip, chosen])
}

/** One setting and its setter. */
export function useSetting<Name extends SettingName>(name: Name) {
  const value = useSettings()[name]
  const { change } = useStored(settings)
  const choose = (next: Settings[Name]) => change((chosen) => ({ ...chosen, [name]: next }))
  return [value, choose] as const
}

/** The learner's ship; a yacht by default. */
export function useLearnersShip(): Ship {
  return useStored(ship).value ?? 'yacht'
}
