import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Profile } from '@/api/onboarding'
import { useCompleteProfile } from '@/api/onboarding.queries'
import { paths } from '@/config/paths'
import { session } from '@/learner/session'
import { shipChooser } from '@/learner/settings/ship-chooser'
import timing from '@/ui/theme/timing.json'
import { profileFailure } from './profile-failure'
import { journeys } from './steps/journeys'

type Options = { onTaken: (username: string) => void; onSaved: () => void }

/** Saves the profile, keeps the learner's ship, and goes on. */
export function useFinish({ onTaken, onSaved }: Options) {
  const navigate = useNavigate()
  const chooseShip = shipChooser()
  const write = useCompleteProfile(({ supportLevel }) => {
    chooseShip(journeys[supportLevel].ship)
    onSaved()
  })
  const { isSaved, error } = write

  useEffect(() => {
    if (!isSaved) return undefined
    const move = () => void navigate(paths.skillSelection, { replace: true })
    const timer = setTimeout(move, timing.onboardingRedirect)
    return () => clearTimeout(timer)
  }, [isSaved, navigate])

  const finish = (profile: Profile) => {
    if (isSaved) return
    write.send(profile, {
      onFailed: (reason) => {
        const failure = profileFailure(reason)
        if (failure === 'taken') onTaken(profile.username)
        // The draft waits for the same learner; the guard leads to sign-in and says why.
        if (failure === 'signed-out' && session.token() !== undefined) session.end('expired')
      },
    })
  }

  return { finish, write, failure: error === null ? undefined : profileFailure(error) }
}
