import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useFetchSkillMap } from '@/api/skills.queries'
import timing from '@/config/timing.json'
import { forgetNewUser, isNewUser } from '@/learner/account-memory'
import { session, type Session } from '@/learner/session'
import { useIsHere } from '@/lib/useIsHere'
import { showToast } from '@/ui/feedback/toasts'
import { destinationOf, type Known } from './destination-rules'
import type { SignInState } from './sign-in-state'

/** What the server gave somebody whom it let in. */
export type Admission = {
  session: Session
  /** Undefined where nobody knows it: nothing is then kept under their name. */
  email: string | undefined
  remember: boolean
  onboardCompleted: boolean
}

export type Arrival = {
  /** Called once the sign-in is answered: signs in on this device and opens the next screen. */
  arrive: (admission: Admission) => void
  /** The next screen is being found out. */
  isArriving: boolean
}

/**
 * Starts the session and goes to the right place: back to where they were, else by the three rules. Who has gone
 * elsewhere meanwhile is signed in and stays there.
 */
export function useArrival({ from, learner }: SignInState = {}): Arrival {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const askForSkillMap = useFetchSkillMap()
  const isHere = useIsHere()
  const [isArriving, setArriving] = useState(false)

  async function mapState(): Promise<Known['map']> {
    const late = new Promise<undefined>((resolve) => {
      // Then the map's own screen waits for the map.
      setTimeout(() => resolve(undefined), timing.navigateWithoutResponseAfter)
    })
    try {
      const map = await Promise.race([askForSkillMap(), late])
      return map === undefined ? 'unknown' : map.length > 0 ? 'filled' : 'empty'
    } catch {
      return 'unknown'
    }
  }

  async function arrive({ session: given, email, remember, onboardCompleted }: Admission) {
    setArriving(true)
    const kept = session.start({ ...given, ...(email !== undefined && { email }), remember })
    if (!kept) showToast({ kind: 'info', text: t('notKept.advice') })
    // Only the learner who was there returns.
    if (from && learner !== undefined && learner === session.learnerMark()) {
      await navigate(from.path, { replace: true, state: from.state })
      return
    }
    if (onboardCompleted) forgetNewUser()
    const isNew = isNewUser(email)
    const map = isNew ? 'unknown' : await mapState()
    if (!isHere.current) return
    const path = destinationOf({ isNewUser: isNew, map, onboardCompleted })
    await navigate(path, { replace: true })
  }

  return { arrive: (admission) => void arrive(admission), isArriving }
}
