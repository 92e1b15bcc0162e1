import { qaFailure } from '@/learner/qa/stored-things'
import { stored } from '@/learner/stored'

/** The failures that QA can simulate. */
export const failures = ['offline', 'slow', '401', '500', 'empty'] as const
export type Failure = (typeof failures)[number]

const listeners = new Set<() => void>()

export const failureSwitch = {
  /** The failure that is on. In session storage, so that the first calls after a reload can fail too. */
  current(this: void): Failure | undefined {
    const kept = stored(qaFailure).read()
    return failures.find((failure) => failure === kept)
  },

  /** Switches to a failure; undefined switches it off. */
  choose(this: void, failure: Failure | undefined): void {
    if (failure === undefined) stored(qaFailure).forget()
    else stored(qaFailure).keep(failure)
    for (const listener of listeners) listener()
  },

  subscribe(this: void, listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
