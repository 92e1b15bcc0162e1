import { qaFailure } from '@/learner/qa/stored-things'
import { stored } from '@/learner/stored'

/** What QA can have the app's own calls do. */
export const failures = ['offline', 'slow', '401', '500', 'empty'] as const
export type Failure = (typeof failures)[number]

const listeners = new Set<() => void>()

export const failureSwitch = {
  /** The one that is on; kept for this tab, so that the first calls of a page can fail as well. */
  current(this: void): Failure | undefined {
    const kept = stored(qaFailure).read()
    return failures.find((failure) => failure === kept)
  },

  /** Puts one on in place of another; undefined: all calls are as they are. */
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
