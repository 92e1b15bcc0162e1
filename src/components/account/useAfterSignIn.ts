import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { skillMapQuery } from '@/api/skills.queries'
import { showToast } from '@/components/dialogs/toasts'
import timing from '@/config/timing.json'
import { destinationOf, type SignedInLearner } from '@/domain/destination'
import type { SignInState } from '@/domain/sign-in-state'
import { useLanguage } from '@/i18n/useLanguage'
import { useIsHere } from '@/lib/useIsHere'
import { withTimeout } from '@/lib/with-timeout'
import { session, type Session } from '@/session/session'
import { stored } from '@/session/stored'
import { isNewUser, registeredEmail } from '@/session/stored-things'

/** A successful sign-in. */
export type SignInResult = {
  session: Session
  /** Undefined if it is unknown: then nothing is stored under the learner's name. */
  email: string | undefined
  remember: boolean
  onboardCompleted: boolean
}

export type AfterSignIn = {
  /** Call it with a successful response: starts the session and navigates. */
  finish: (result: SignInResult) => void
  /** True while the next screen is being determined. */
  isFinishing: boolean
}

/** Whether the e-mail that signs in has just registered here; else that is over. */
function readNewUser(email: string | undefined, onboardCompleted: boolean): boolean {
  const lower = (one: string | undefined) => one?.trim().toLowerCase()
  const isRegistered = email !== undefined && lower(stored(registeredEmail).read()) === lower(email)
  if (!isRegistered) stored(registeredEmail).forget()
  if (!isRegistered || onboardCompleted) stored(isNewUser).forget()
  return stored(isNewUser).read() !== undefined
}

/**
 * Starts the session and navigates: back to where the learner was, or else by the rules of
 * destination-rules.ts. A learner who has left the screen in the meantime is signed in but not
 * moved.
 */
export function useAfterSignIn({ from, learner }: SignInState = {}): AfterSignIn {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const language = useLanguage()
  const isHere = useIsHere()
  const [isFinishing, setFinishing] = useState(false)

  async function mapState(): Promise<SignedInLearner['map']> {
    // Without the map, its own screen shows the loading state or the error.
    const map = await withTimeout(
      queryClient.fetchQuery(skillMapQuery(language)),
      timing.navigateWithoutResponseAfter,
    )
    return map === undefined ? 'unknown' : map.length > 0 ? 'filled' : 'empty'
  }

  async function finish({ session: given, email, remember, onboardCompleted }: SignInResult) {
    setFinishing(true)
    const isNew = readNewUser(email, onboardCompleted)
    const kept = session.start({ ...given, ...(email !== undefined && { email }), remember })
    if (!kept) showToast({ kind: 'info', text: t('notKept.advice') })
    // Only the same learner returns to where the ended session was.
    if (from && learner !== undefined && learner === session.userKey()) {
      await navigate(from.path, { replace: true, state: from.state })
      return
    }
    const map = isNew ? 'unknown' : await mapState()
    if (!isHere.current) return
    const path = destinationOf({ isNewUser: isNew, map, onboardCompleted })
    await navigate(path, { replace: true })
  }

  return { finish: (result) => void finish(result), isFinishing }
}
