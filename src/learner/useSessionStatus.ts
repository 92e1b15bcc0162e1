import { useSyncExternalStore } from 'react'
import { session, type SessionStatus } from './session'

/** What a page that was built says, and the app as long as it takes that page over. */
const beforeAnybody = () => -1

/** The session as it stands; the component renders again when it starts or ends. */
export function useSessionStatus(): SessionStatus {
  const version = useSyncExternalStore(session.subscribe, session.version, beforeAnybody)
  return version === beforeAnybody() ? { kind: 'none' } : session.status()
}
