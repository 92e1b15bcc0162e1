import { useSyncExternalStore } from 'react'
import { session, type SessionStatus } from './session'

/** The session as it stands; the component renders again when it starts or ends. */
export function useSessionStatus(): SessionStatus {
  useSyncExternalStore(session.subscribe, session.version)
  return session.status()
}
