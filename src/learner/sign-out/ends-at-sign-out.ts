import type { StorageArea } from '@/lib/storage'
import { removeAtSignOut, removeTokens } from '../stored-life'
import { broadcastSignOut } from './sign-out-broadcast'

type Ended = {
  /** Where the session was stored. */
  areas: readonly StorageArea[]
  /** The mark of its learner; undefined where nobody was signed in. */
  mark: string | undefined
}

let clearQueryCache = () => {}

/** The app's query cache ends with the session, until the result is called. */
export function endQueryCacheAtSignOut(clear: () => void): () => void {
  clearQueryCache = clear
  return () => {
    clearQueryCache = () => {}
  }
}

/**
 * All that ends when a learner signs out, in this order (rules.md#sign-out). The backend is told beside it, by
 * src/features/auth/sign-in/useSignOut.ts.
 */
export const endsAtSignOut: readonly ((ended: Ended) => void)[] = [
  // An expiry removes the tokens and clears the query cache, nothing more.
  ({ areas }) => removeTokens(areas),
  // Each thing of stored-things.ts that is kept until sign-out.
  ({ areas }) => removeAtSignOut(areas),
  () => clearQueryCache(),
  // The learner's sessions in other tabs.
  ({ mark }) => {
    if (mark !== undefined) broadcastSignOut(mark)
  },
]
