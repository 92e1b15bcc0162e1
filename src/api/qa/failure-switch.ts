import { storage } from '@/lib/storage'

/** What QA can have the app's own calls do. */
export const failures = ['offline', 'slow', '401', '500', 'empty'] as const
export type Failure = (typeof failures)[number]

/** Kept for this tab, so that the first calls after loading the page can fail as well. */
export const failureKey = 'qaFailure'

const listeners = new Set<() => void>()

export const failureSwitch = {
  /** The one that is on. */
  current(this: void): Failure | undefined {
    const kept = storage.session.get(failureKey)
    return failures.find((failure) => failure === kept)
  },

  /** Puts one on in place of another; undefined: all calls are as they are. */
  choose(this: void, failure: Failure | undefined): void {
    if (failure === undefined) storage.session.remove(failureKey)
    else storage.session.set(failureKey, failure)
    for (const listener of listeners) listener()
  },

  subscribe(this: void, listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
