import { paths } from '@/config/paths'

/** The facts that decide where a learner goes after signing in. */
export type SignedInLearner = {
  /** Whether the skill map has skills; 'unknown' if it could not be loaded. */
  map: 'filled' | 'empty' | 'unknown'
  onboardCompleted: boolean
}

/** Where a learner goes after sign-in who has not just signed up. If the map is unknown, it counts as filled for those who have a profile. */
export function destinationOf({ map, onboardCompleted }: SignedInLearner): string {
  if (map === 'filled') return paths.skillMap
  if (!onboardCompleted) return paths.lifeGoals
  return map === 'empty' ? paths.skillSelection : paths.skillMap
}
