import type { StorageArea } from '@/lib/storage'
import { removeAtSignOut, removeTokens } from '../stored-life'
import { broadcastSignOut } from './sign-out-broadcast'

type Ended = {
  /** Where the session was stored. */
  areas: readonly StorageArea[]
  /** The hash of its learner; undefined if nobody was signed in. */
  mark: string | undefined
}

/**
 * Everything that ends when a learner signs out, in this order (rules.md#sign-out). Two things follow elsewhere: the query
 * cache is cleared at every end of a session (src/app/shell/useSessionEnd.ts), and the server is asked to revoke the token
 * (src/features/auth/sign-in/useSignOut.ts).
 */
export const endsAtSignOut: readonly ((ended: Ended) => void)[] = [
  // The tokens, which an expiry removes too.
  ({ areas }) => removeTokens(areas),
  // The things of stored-things.ts with `until: 'sign-out'`.
  ({ areas }) => removeAtSignOut(areas),
  // The learner's sessions in other tabs.
  ({ mark }) => {
    if (mark !== undefined) broadcastSignOut(mark)
  },
]
