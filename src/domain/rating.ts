/** Whole stars from 1 to 5. */
export const starScale = [1, 2, 3, 4, 5] as const
export type Star = (typeof starScale)[number]

/** The stars that were given: null before any choice, 0 after it was cleared. */
export type Rating = Star | 0 | null

/** How many questions have no stars yet. The form can be sent at 0. */
export function ratingsToGo(ratings: readonly Rating[]): number {
  return ratings.filter((rating) => rating === null || rating === 0).length
}
