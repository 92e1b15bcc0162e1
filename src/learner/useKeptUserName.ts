import { useSyncExternalStore } from 'react'
import { session } from './session'

/** The learner's name as the session keeps it, also once it comes late. */
export function useKeptUserName(): string | undefined {
  return useSyncExternalStore(session.subscribe, session.userName)
}
