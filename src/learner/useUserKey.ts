import { useSyncExternalStore } from 'react'
import { session } from './session'

/** Under which name things are kept for this learner (contract.md#user-key), also once it comes late. */
export function useUserKey(): string | undefined {
  return useSyncExternalStore(session.subscribe, session.userKey)
}
