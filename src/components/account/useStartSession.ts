import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { To } from 'react-router-dom'
import type { SignedIn } from '@/api/account'
import { skillMapQuery } from '@/api/skills'
import { showToast } from '@/components/dialogs/toasts'
import timing from '@/config/timing.json'
import { destinationOf } from '@/domain/destination'
import type { AccountState } from '@/domain/navigation-state'
import { hasSkills } from '@/domain/skills'
import { withTimeout } from '@/lib/with-timeout'
import { userKey } from '@/session/areas'
import { session } from '@/session/session'
import { isNewUser, registeredEmail } from '@/session/storage'

type Learner = { email: string | undefined; remember: boolean; state: AccountState }

/** Whether this e-mail has just signed up in this browser. Another e-mail ends the state of a new user. */
function readNewUser(email: string | undefined, onboardCompleted: boolean): boolean {
  const isRegistered =
    email !== undefined && email.toLowerCase() === registeredEmail.get()?.toLowerCase()
  if (!isRegistered) registeredEmail.remove()
  if (!isRegistered || onboardCompleted) isNewUser.remove()
  return isNewUser.get() !== undefined
}

/**
 * Returns a function that starts the session of a learner who has signed in. It resolves to where they go: back to where
 * they were, or else by `destinationOf`. A map that has not come within 8 seconds counts as unknown.
 */
export function useStartSession() {
  const { t } = useTranslation('auth')
  const queryClient = useQueryClient()

  return async (signedIn: SignedIn, learner: Learner): Promise<{ to: To; state?: unknown }> => {
    const { onboardCompleted } = signedIn
    const { email, remember, state } = learner
    const isNew = readNewUser(email, onboardCompleted)
    const isStored = session.start({ ...signedIn, email, remember })
    if (!isStored) showToast({ kind: 'info', text: t('notKept.advice') })
    const { from } = state
    if (from && state.learner === userKey()) return { to: from.path, state: from.state }
    if (isNew) return { to: destinationOf({ isNewUser: true, map: 'unknown', onboardCompleted }) }
    const map = await withTimeout(
      queryClient.fetchQuery(skillMapQuery),
      timing.navigateWithoutResponseAfter,
    )
    const content = map === undefined ? 'unknown' : hasSkills(map) ? 'filled' : 'empty'
    return { to: destinationOf({ isNewUser: false, map: content, onboardCompleted }) }
  }
}
