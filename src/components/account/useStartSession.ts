import { useQueryClient } from '@tanstack/react-query'
import type { To } from 'react-router-dom'
import type { SignedIn } from '@/api/account'
import { ensureData } from '@/api/query-client'
import { skillMapQuery } from '@/api/skills'
import { showToast } from '@/components/messages/toasts'
import { paths } from '@/config/paths'
import { timing } from '@/config/timing'
import { destinationOf } from '@/domain/destination'
import type { AccountState } from '@/domain/navigation-state'
import { hasSkills } from '@/domain/skills'
import { session } from '@/session/session'
import { isNewUser, isRegistered, registeredEmail } from '@/session/storage'
import { returnPlace } from './return-place'

type Learner = {
  email: string | undefined
  isRemembered: () => boolean
  arrival: AccountState
}

/** Whether the learner has just signed up in this browser. Forgets it for another one, and once the onboarding is done. */
function settleNewUser(onboardCompleted: boolean): boolean {
  if (onboardCompleted || !isRegistered()) isNewUser.remove()
  if (!isRegistered()) registeredEmail.remove()
  return isNewUser.get() !== undefined
}

/** What a promise resolves to, or undefined if it rejects or takes longer than `ms` milliseconds. */
async function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), ms)
  })
  return Promise.race([promise.catch(() => undefined), late])
}

/**
 * Returns a function that starts the session of a learner who has signed in. It resolves to where they go: a new user to the
 * onboarding, others back to where they were, else by `destinationOf`. A map that has not come within 8 seconds counts as
 * unknown.
 */
export function useStartSession() {
  const queryClient = useQueryClient()

  return async (signedIn: SignedIn, learner: Learner): Promise<{ to: To; state?: unknown }> => {
    const { onboardCompleted } = signedIn
    const { email, isRemembered, arrival } = learner
    const remember = isRemembered()
    const isStored = session.start({ ...signedIn, email, remember })
    if (!isStored) showToast({ kind: 'info', text: 'auth.notKept.advice' })
    if (settleNewUser(onboardCompleted)) return { to: paths.lifeGoals }
    const place = returnPlace(arrival)
    if (place) return place
    const map = await withTimeout(
      ensureData(queryClient, skillMapQuery),
      timing.navigateWithoutResponseAfter,
    )
    // Remember me may have been ticked or unticked while the map was asked: what is seen counts.
    if (isRemembered() !== remember && session.token() === signedIn.accessToken) {
      session.start({ ...signedIn, email, remember: isRemembered() })
    }
    const content = map === undefined ? 'unknown' : hasSkills(map) ? 'filled' : 'empty'
    return { to: destinationOf({ map: content, onboardCompleted }) }
  }
}
