import { paths } from '@/config/paths'

/** The facts that decide where a learner goes after signing in. */
export type SignedInLearner = {
  /** Registered in this browser and signing in with that e-mail for the first time. */
  isNewUser: boolean
  /** Whether the skill map has skills; 'unknown' if it could not be loaded. */
  map: 'filled' | 'empty' | 'unknown'
  onboardCompleted: boolean
}

/** Where a learner goes after sign-in. If the map is unknown, it counts as filled for those who have a profile. */
export function destinationOf({ isNewUser, map, onboardCompleted }: SignedInLearner): string {
  if (isNewUser) return paths.lifeGoals
  if (map === 'filled') return paths.skillMap
  if (!onboardCompleted) return paths.lifeGoals
  return map === 'empty' ? paths.skillSelection : paths.skillMap
}
