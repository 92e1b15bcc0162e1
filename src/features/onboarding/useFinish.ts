import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Profile } from '@/api/onboarding'
import { useCompleteProfile } from '@/api/onboarding.queries'
import { paths } from '@/config/paths'
import { keepLearnersShip } from '@/learner/learners-ship'
import { session } from '@/learner/session'
import { profileFailure } from './profile-failure'
import { journeys } from './steps/journeys'
import { wizardDraft } from './wizard-draft'

/** How long 'Saved' stands before the page moves (rules.md#timing). */
const pause = 100

type Options = { onTaken: (username: string) => void; onSaved: () => void }

/** Saves the profile once, however often it is asked to, keeps the learner's ship, and goes on. */
export function useFinish({ onTaken, onSaved }: Options) {
  const navigate = useNavigate()
  const { mutateAsync, isPending, isSuccess, error, reset } = useCompleteProfile()

  useEffect(() => {
    if (!isSuccess) return undefined
    const timer = setTimeout(() => void navigate(paths.skillSelection, { replace: true }), pause)
    return () => clearTimeout(timer)
  }, [isSuccess, navigate])

  const finish = async (profile: Profile) => {
    if (isPending || isSuccess) return
    try {
      await mutateAsync(profile)
    } catch (reason) {
      const failure = profileFailure(reason)
      if (failure === 'taken') onTaken(profile.username)
      // The draft waits for the same learner; the guard leads to sign-in and says why.
      if (failure === 'signed-out' && session.token() !== undefined) session.end('expired')
      return
    }
    keepLearnersShip(session.userKey() ?? profile.username, journeys[profile.supportLevel].ship)
    wizardDraft.remove()
    onSaved()
  }

  return {
    finish,
    busy: isPending,
    saved: isSuccess,
    failure: error === null ? undefined : profileFailure(error),
    forgetFailure: reset,
  }
}
