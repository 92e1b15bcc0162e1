import { useMemo } from 'react'
import { settings, ship } from '../stored-things'
import { useStored } from '../useStored'
import { settingsOf, type SettingName, type Settings, type Ship } from './settings'

/** How this learner likes it (rules.md#settings). */
export function useSettings(): Settings {
  const { value: chosen } = useStored(settings)
  const { value: ownShip } = useStored(ship)
  return useMemo(() => settingsOf(ownShip, chosen), [ownShip, chosen])
}

/** One setting, and what changes it. */
export function useSetting<Name extends SettingName>(name: Name) {
  const value = useSettings()[name]
  const { change } = useStored(settings)
  const choose = (next: Settings[Name]) => change((chosen) => ({ ...chosen, [name]: next }))
  return [value, choose] as const
}

/** The learner's own ship; a yacht when none is known. */
export function useLearnersShip(): Ship {
  return useStored(ship).value ?? 'yacht'
}
