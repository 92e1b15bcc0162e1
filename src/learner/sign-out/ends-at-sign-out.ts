import type { StorageArea } from '@/lib/storage'
import { removeAtSignOut, removeTokens } from '../stored-life'
import { broadcastSignOut } from './sign-out-broadcast'

type Ended = {
  /** Where the session was stored. */
  areas: readonly StorageArea[]
  /** The hash of its learner; undefined if nobody was signed in. */
  mark: string | undefined
}

let clearQueryCache = () => {}

/** Registers how to clear the query cache at sign-out. Returns a function that unregisters it. */
export function endQueryCacheAtSignOut(clear: () => void): () => void {
  clearQueryCache = clear
  return () => {
    clearQueryCache = () => {}
  }
}

/**
 * Everything that ends when a learner signs out, in this order (rules.md#sign-out). The token is revoked separately,
 * in src/features/auth/sign-in/useSignOut.ts.
 */
export const endsAtSignOut: readonly ((ended: Ended) => void)[] = [
  // The tokens, which an expiry removes too.
  ({ areas }) => removeTokens(areas),
  // The things of stored-things.ts with `until: 'sign-out'`.
  ({ areas }) => removeAtSignOut(areas),
  () => clearQueryCache(),
  // The learner's sessions in other tabs.
  ({ mark }) => {
    if (mark !== undefined) broadcastSignOut(mark)
  },
]
