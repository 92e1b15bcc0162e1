import type { AccountState } from '@/domain/navigation-state'
import { session } from '@/session/session'

/** Where a learner was whose session ended, once they are signed in again; undefined for another learner. */
export function returnPlace({ from, learner }: AccountState): AccountState['from'] {
  return learner === session.learner() ? from : undefined
}
