import { useMemo, useSyncExternalStore } from 'react'
import { session, type SessionStatus } from './session'
import { subscribeStored } from './stored'

/** The current session; the component renders again when it starts or ends. */
export function useSessionStatus(): SessionStatus {
  // As a text, which is the same until the session changes.
  const snapshot = useSyncExternalStore(
    subscribeStored,
    () => JSON.stringify(session.status()),
    () => '{"kind":"none"}',
  )
  return useMemo(() => JSON.parse(snapshot) as SessionStatus, [snapshot])
}
