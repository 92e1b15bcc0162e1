/** So long away, a learner is welcomed back (rules.md#next-step). */
const awayMs = 14 * 24 * 60 * 60 * 1000

/** Whether somebody comes back after weeks. A visit in the time to come is a clock that was put back. */
export const wasAway = (lastVisit: number | undefined, now: number): boolean =>
  lastVisit !== undefined && now - lastVisit >= awayMs
