import type { ReactNode } from 'react'
import { useUserName } from '@/api/account.queries'
import { WithAnswers } from '@/api/answers/WithAnswers'
import { useUserKey } from '@/learner/useUserKey'

/** Around every signed-in screen: the answers of the backend, and the name by which things are kept. */
export function LearnersData({ children }: { children: ReactNode }) {
  return (
    <WithAnswers>
      <LearnersName />
      {children}
    </WithAnswers>
  )
}

/** With a token only, their name says whose things are kept (contract.md#user-key). */
function LearnersName() {
  const isUnknown = useUserKey() === undefined
  useUserName({ isWanted: isUnknown })
  return null
}
