import type { Difference } from '../transport/read-answer'

/** What was read differently, a line for each kind: `subskills.*.modules.*.status as "Completed"`. */
export function differenceLines(differences: readonly Difference[]): string[] {
  return [...new Set(differences.map(({ place, came }) => `${kindOfPlace(place)} ${came}`.trim()))]
}

/** A place with a star for each number of an item: one line stands for a whole list. */
export const kindOfPlace = (place: string): string => place.replace(/(^|\.)\d+(?=[. ]|$)/g, '$1*')
