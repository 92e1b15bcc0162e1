import timing from '@/config/timing.json'

let isShort = false

/** How long a kept skill waits for the backend: shorter after it waited in vain, until an answer comes (rules.md#kept-skills). */
export const patience = {
  /** In milliseconds. */
  now: () => (isShort ? timing.keptAnswerAgainAfter : timing.keptAnswerAfter),
  shorten: () => {
    isShort = true
  },
  renew: () => {
    isShort = false
  },
}
