import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Profile } from '@/api/onboarding'
import { useCompleteProfile, type Tries } from '@/api/onboarding.queries'
import { paths } from '@/config/paths'
import timing from '@/config/timing.json'
import { session } from '@/learner/session'
import { shipChooser } from '@/learner/settings/ship-chooser'
import { profileFailure } from './profile-failure'
import { journeys } from './steps/journeys'

type Options = {
  tries: Tries
  onTaken: (username: string, isOwn: boolean) => void
  onSaved: () => void
  /** Another tab has saved these answers. */
  isSavedElsewhere: boolean
}

/** Saves the profile, keeps the learner's ship, and goes on. */
export function useFinish({ tries, onTaken, onSaved, isSavedElsewhere }: Options) {
  const navigate = useNavigate()
  const chooseShip = shipChooser()
  const write = useCompleteProfile(tries, ({ supportLevel }) => {
    chooseShip(journeys[supportLevel].ship)
    onSaved()
  })
  const { error } = write
  const isSaved = write.isSaved || isSavedElsewhere

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
        if (profile.username !== null && (failure === 'taken' || failure === 'own-name')) {
          onTaken(profile.username, failure === 'own-name')
        }
        // The draft waits for the same learner; the guard leads to sign-in and says why.
        if (failure === 'signed-out' && session.token() !== undefined) session.end('expired')
      },
    })
  }

  return { finish, write, isSaved, failure: error === null ? undefined : profileFailure(error) }
}
