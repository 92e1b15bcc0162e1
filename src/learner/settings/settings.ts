import * as v from 'valibot'

/** The three ships of the journeys (rules.md#wizard). */
export const ships = ['row-boat', 'yacht', 'cruise'] as const
export type Ship = (typeof ships)[number]

/** What a learner can set for themselves (rules.md#settings). */
export type Settings = {
  /** In percent of the browser's font size. */
  textSize: '100' | '125' | '150' | '175' | '200'
  colours: 'device' | 'light' | 'dark'
  contrast: 'device' | 'more'
  /** How the map and the path show at first. */
  view: 'map' | 'list'
  /** With `full` the next step is named and each lesson explains how it works. */
  hints: 'short' | 'full'
  /** `first`: after the first times the hint of a lesson is behind a button. */
  lessonHints: 'first' | 'always'
  challenge: 'all' | 'one'
  celebrations: 'full' | 'calm'
  /** `ask`: Go Back asks for confirmation in a lesson that is not completed. */
  leaving: 'go' | 'ask'
  /** Read-aloud buttons: one for the screen, also one at each part, or none. */
  listen: 'parts' | 'each' | 'hidden'
  speed: 'normal' | 'slow'
}
export type SettingName = keyof Settings

/** The values of each setting, in the order of the settings screen. */
export const settingValues: { readonly [Name in SettingName]: readonly Settings[Name][] } = {
  textSize: ['100', '125', '150', '175', '200'],
  colours: ['device', 'light', 'dark'],
  contrast: ['device', 'more'],
  view: ['map', 'list'],
  hints: ['short', 'full'],
  lessonHints: ['first', 'always'],
  challenge: ['all', 'one'],
  celebrations: ['full', 'calm'],
  leaving: ['go', 'ask'],
  listen: ['parts', 'each', 'hidden'],
  speed: ['normal', 'slow'],
}

const picked = <const Value extends string>(values: readonly Value[]) =>
  v.fallback(v.optional(v.picklist(values)), undefined)

/** The settings that a learner has chosen; a value that does not parse is dropped. */
export const chosenSettings = v.object({
  textSize: picked(settingValues.textSize),
  colours: picked(settingValues.colours),
  contrast: picked(settingValues.contrast),
  view: picked(settingValues.view),
  hints: picked(settingValues.hints),
  lessonHints: picked(settingValues.lessonHints),
  challenge: picked(settingValues.challenge),
  celebrations: picked(settingValues.celebrations),
  leaving: picked(settingValues.leaving),
  listen: picked(settingValues.listen),
  speed: picked(settingValues.speed),
})
export type ChosenSettings = { [Name in SettingName]?: Settings[Name] | undefined }

/** The support that each ship brings (rules.md#ships). Colors and contrast do not depend on the ship. */
export const shipSettings = {
  'row-boat': {
    textSize: '100',
    view: 'map',
    hints: 'short',
    lessonHints: 'first',
    challenge: 'all',
    celebrations: 'full',
    leaving: 'go',
    listen: 'parts',
  },
  yacht: {
    textSize: '100',
    view: 'map',
    hints: 'full',
    lessonHints: 'first',
    challenge: 'all',
    celebrations: 'full',
    leaving: 'go',
    listen: 'parts',
  },
  cruise: {
    textSize: '125',
    view: 'list',
    hints: 'full',
    lessonHints: 'always',
    challenge: 'one',
    celebrations: 'calm',
    leaving: 'ask',
    listen: 'each',
  },
} as const satisfies Record<Ship, ChosenSettings>

/** The chosen values of the settings that a ship sets; undefined if not chosen. */
export function chosenOfShip(chosen: ChosenSettings = {}): {
  [Name in keyof (typeof shipSettings)['yacht']]: ChosenSettings[Name]
} {
  const { textSize, view, hints, lessonHints, challenge, celebrations, leaving, listen } = chosen
  return { textSize, view, hints, lessonHints, challenge, celebrations, leaving, listen }
}

/** The effective settings: the learner's choice, else the default of their ship, else that of the yacht. */
export function settingsOf(ship: Ship | undefined, chosen: ChosenSettings | undefined): Settings {
  const own = Object.entries(chosen ?? {}).filter(([, value]) => value !== undefined)
  return {
    colours: 'device',
    contrast: 'device',
    speed: 'normal',
    ...shipSettings[ship ?? 'yacht'],
    ...Object.fromEntries(own),
  }
}
