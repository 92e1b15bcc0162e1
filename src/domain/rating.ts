/** Whole stars from 1 to 5. */
export const starScale = [1, 2, 3, 4, 5] as const
export type Star = (typeof starScale)[number]

/** The stars that were given; null before any choice. */
export type Rating = Star | null

/** The answers to both questions. */
export type Ratings = { helpfulness: Rating; confidence: Rating }

export const noRatings: Ratings = { helpfulness: null, confidence: null }

/** How many questions have no stars yet. The form can be sent at 0. */
export const ratingsToGo = (ratings: Ratings): number =>
  Object.values(ratings).filter((rating) => rating === null).length
