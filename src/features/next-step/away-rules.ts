/** A learner who was away this long is welcomed back (rules.md#next-step). */
const awayMs = 14 * 24 * 60 * 60 * 1000

/**
 * Whether a learner returns after weeks. A last visit in the future means that the device's clock
 * was set back, so it does not count.
 */
export const wasAway = (lastVisit: number | undefined, now: number): boolean =>
  lastVisit !== undefined && now - lastVisit >= awayMs
