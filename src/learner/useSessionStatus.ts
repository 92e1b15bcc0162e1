import { useMemo, useSyncExternalStore } from 'react'
import { session, type SessionStatus } from './session'
import { subscribeStored } from './stored'

const none: SessionStatus = { kind: 'none' }
/** As a text, which is the same until the session changes. */
const snapshotOf = (status: SessionStatus) => JSON.stringify(status)

/** The current session; the component renders again when it starts or ends. */
export function useSessionStatus(): SessionStatus {
  const snapshot = useSyncExternalStore(
    subscribeStored,
    () => snapshotOf(session.status()),
    () => snapshotOf(none),
  )
  return useMemo(() => JSON.parse(snapshot) as SessionStatus, [snapshot])
}
