import { paths } from '@/config/paths'

/** What is known about a learner who has just signed in. */
export type Known = {
  /** Just registered in this browser, and signing in with that e-mail. */
  isNewUser: boolean
  /** The skill map with selection; 'unknown' when it could not be loaded. */
  map: 'filled' | 'empty' | 'unknown'
  onboardCompleted: boolean
}

/** Where a learner goes after sign-in (rules.md#after-sign-in). The map's own screen says why it failed. */
export function destinationOf({ isNewUser, map, onboardCompleted }: Known): string {
  if (isNewUser) return paths.lifeGoals
  if (map === 'filled') return paths.skillMap
  if (!onboardCompleted) return paths.lifeGoals
  return map === 'empty' ? paths.skillSelection : paths.skillMap
}
