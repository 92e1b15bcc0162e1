import timing from '@/config/timing.json'

let isShort = false

/**
 * How long a kept skill waits for the backend: shorter after it waited in vain, until an answer comes
 * (rules.md#kept-skills).
 */
export const patience = {
  /** In milliseconds. */
  now: () => (isShort ? timing.keptAnswerAgainAfter : timing.keptAnswerAfter),
  /** Calls back where it waits in vain. Returns what ends the waiting. */
  wait: (inVain: () => void) => {
    const timer = setTimeout(() => {
      isShort = true
      inVain()
    }, patience.now())
    return () => clearTimeout(timer)
  },
  renew: () => {
    isShort = false
  },
}
