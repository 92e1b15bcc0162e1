import { useState } from 'react'
import { stored } from './stored'
import type { Parts, StoredThing } from './stored-things'

/**
 * What a learner is in the middle of: read when its screen opens, and stored with each change. What another tab does
 * with it is not followed, so that no form changes by itself.
 */
export function useDraft<T, P extends Parts>(thing: StoredThing<T, P>, ...parts: P) {
  const one = stored(thing, ...parts)
  const { key } = one
  const [state, setState] = useState(() => ({ key, draft: one.read() }))
  // The learner's name, or the sub-skill of a lesson, may be known a moment later.
  if (state.key !== key) setState({ key, draft: one.read() ?? state.draft })
  const { draft } = state
  const keep = (next: T) => {
    setState({ key, draft: next })
    one.keep(next)
  }
  return {
    draft,
    keep,
    /** Changes the newest value, which a callback of an earlier render may have stored. */
    change: (next: (before: T | undefined) => T) => keep(next(one.read() ?? draft)),
    /** Removes it from storage; the screen goes on showing it. */
    forget: one.forget,
  }
}
