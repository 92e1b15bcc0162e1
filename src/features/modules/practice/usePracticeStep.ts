import { useState } from 'react'
import * as v from 'valibot'
import { useUserKey } from '@/api/account.queries'
import type { Id } from '@/api/transport/call'
import { draftsOf } from '@/learner/drafts'

const steps = draftsOf('practiceStep', 'thirty-days', v.picklist(['intro', 'exercises']))

/** Where a learner is in a practice, kept in this browser until it is completed. */
export function usePracticeStep(contentId: Id | null) {
  const userKey = useUserKey()
  const [chosen, setChosen] = useState<'intro' | 'exercises' | null>(null)
  return {
    step: chosen ?? steps.read(userKey, contentId) ?? 'intro',
    goTo: (step: 'intro' | 'exercises') => {
      setChosen(step)
      steps.keep(userKey, step, contentId)
    },
    forget: () => steps.remove(userKey, contentId),
  }
}
