import { useSyncExternalStore } from 'react'
import { session, type SessionStatus } from './session'

/** The snapshot while prerendering and hydrating: no session. */
const prerenderVersion = () => -1

/** The current session; the component renders again when it starts or ends. */
export function useSessionStatus(): SessionStatus {
  const version = useSyncExternalStore(session.subscribe, session.version, prerenderVersion)
  return version === prerenderVersion() ? { kind: 'none' } : session.status()
}
