import type { Id } from './ids'

/** The values of a profile, sent in English in both languages. */
export const ageRanges = ['Under 18', '18-24', '25-34', '35-49', '50-74', '75+'] as const
export const genders = ['Male', 'Female', 'Other'] as const
export const supportLevels = ['independent', 'guided', 'supported'] as const

export type SupportLevel = (typeof supportLevels)[number]

export type Goal = { id: Id; name: string }

export type Profile = {
  ageRange: (typeof ageRanges)[number]
  gender: (typeof genders)[number]
  supportLevel: SupportLevel
  username: string
  goals: Id[]
  /** Empty unless the goal 'Other' is selected. */
  customGoal: string
}

export const ships = ['row-boat', 'yacht', 'cruise'] as const
export type Ship = (typeof ships)[number]

/** The settings that a learner begins with, who can change them later. */
export const settingsFor = (level: SupportLevel) =>
  level === 'supported' ? ({ textSize: '125', celebrations: 'calm' } as const) : {}

/** The ship of each support level. */
export const shipOf: Record<SupportLevel, Ship> = {
  independent: 'row-boat',
  guided: 'yacht',
  supported: 'cruise',
}
