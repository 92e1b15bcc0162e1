import { useSyncExternalStore } from 'react'
import { session, type SessionStatus } from './session'

/** What a page that was built says, and the app as long as it takes that page over. */
const beforeAnybody = () => -1

/** The session as it stands; the component renders again when it starts or ends. */
export function useSessionStatus(): SessionStatus {
  const version = useSyncExternalStore(session.subscribe, session.version, beforeAnybody)
  return version === beforeAnybody() ? { kind: 'none' } : session.status()
}

/** Under which name things are kept for this learner (contract.md#user-key), also once it comes late. */
export function useUserKey(): string | undefined {
  return useSyncExternalStore(session.subscribe, session.userKey)
}
