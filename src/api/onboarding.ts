import type * as v from 'valibot'
import { lifeGoals } from './answers/onboarding'
import { saved } from './transport/answer-schemas'
import { call, type Id, type Reading } from './transport/call'

/** The values of the profile, sent in English in both languages (contract.md#onboarding). */
export const ageRanges = ['Under 18', '18-24', '25-34', '35-49', '50-74', '75+'] as const
export const genders = ['Male', 'Female', 'Other'] as const
export const supportLevels = ['independent', 'guided', 'supported'] as const

export type LifeGoal = v.InferOutput<typeof lifeGoals>[number]

/** GET /onboarding/life-goals. */
export function getLifeGoals(reading: Reading = {}): Promise<LifeGoal[]> {
  return call({
    ...reading,
    method: 'GET',
    path: '/onboarding/life-goals',
    answer: lifeGoals,
  })
}

export type Profile = {
  ageRange: (typeof ageRanges)[number]
  gender: (typeof genders)[number]
  supportLevel: (typeof supportLevels)[number]
  username: string
  goals: Id[]
  /** Empty unless the goal 'Other' is selected. */
  customGoal: string
}

/** POST /onboarding/complete-profile. */
export async function postProfile(profile: Profile, signal?: AbortSignal): Promise<void> {
  await call({
    method: 'POST',
    path: '/onboarding/complete-profile',
    ...(signal && { signal }),
    language: 'en',
    body: {
      age_range: profile.ageRange,
      gender: profile.gender,
      support_level: profile.supportLevel,
      username: profile.username,
      goals: profile.goals,
      custom_goal: profile.customGoal,
    },
    answer: saved,
  })
}
