/** Whole stars, 1 to 5 (rules.md#ratings). */
export const starScale = [1, 2, 3, 4, 5] as const
export type Star = (typeof starScale)[number]

/** The stars a learner gave: null before any choice, 0 once a choice was taken back. */
export type Rating = Star | 0 | null

/** The rating after a press on a star: the same star again takes it back. */
export function pressStar(rating: Rating, star: Star): Rating {
  return rating === star ? 0 : star
}

/** How many of the ratings are still to give; the feedback can be sent at 0 (rules.md#ratings). */
export function ratingsToGo(ratings: readonly Rating[]): number {
  return ratings.filter((rating) => rating === null || rating === 0).length
}
