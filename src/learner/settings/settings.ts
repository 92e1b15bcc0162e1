import * as v from 'valibot'
import type { Ship } from '../ships'

/** What a learner can set for themselves (rules.md#settings). */
export type Settings = {
  /** In percent of the browser's font size. */
  textSize: '100' | '125' | '150' | '175' | '200'
  colours: 'device' | 'light' | 'dark'
  contrast: 'device' | 'more'
  celebrations: 'full' | 'calm'
  speed: 'normal' | 'slow'
}
export type SettingName = keyof Settings

/** The values of each setting, in the order of the page. */
export const settingValues: { readonly [Name in SettingName]: readonly Settings[Name][] } = {
  textSize: ['100', '125', '150', '175', '200'],
  colours: ['device', 'light', 'dark'],
  contrast: ['device', 'more'],
  celebrations: ['full', 'calm'],
  speed: ['normal', 'slow'],
}

const picked = <const Value extends string>(values: readonly Value[]) =>
  v.fallback(v.optional(v.picklist(values)), undefined)

/** The settings that a learner has chosen; a value that does not parse is dropped. */
export const chosenSettings = v.object({
  textSize: picked(settingValues.textSize),
  colours: picked(settingValues.colours),
  contrast: picked(settingValues.contrast),
  celebrations: picked(settingValues.celebrations),
  speed: picked(settingValues.speed),
})
type ChosenSettings = v.InferOutput<typeof chosenSettings>

const defaults: Settings = {
  textSize: '100',
  colours: 'device',
  contrast: 'device',
  celebrations: 'full',
  speed: 'normal',
}

/** What is different for learners who want more support. */
const ofCruise = { textSize: '125', celebrations: 'calm' } as const

/** What holds: the learner's choice, else what their support level sets, else the default. */
export function settingsOf(ship: Ship | undefined, chosen: ChosenSettings = {}): Settings {
  const own = Object.entries(chosen).filter(([, value]) => value !== undefined)
  return { ...defaults, ...(ship === 'cruise' && ofCruise), ...Object.fromEntries(own) }
}
