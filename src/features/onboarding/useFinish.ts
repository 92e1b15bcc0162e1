import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Profile } from '@/api/onboarding'
import { useCompleteProfile } from '@/api/onboarding.queries'
import { accountProblem } from '@/api/transport/account-errors'
import { paths } from '@/config/paths'
import timing from '@/config/timing.json'
import { session } from '@/learner/session'
import { stored } from '@/learner/stored'
import { ship } from '@/learner/stored-things'
import { journeys } from './steps/journeys'

type Options = {
  onTaken: (username: string) => void
  onSaved: () => void
}

/** Saves the profile, stores the learner's ship and navigates to the skill selection. */
export function useFinish({ onTaken, onSaved }: Options) {
  const navigate = useNavigate()
  const ownShip = stored(ship)
  const storeShip = ({ supportLevel }: Profile) => {
    ownShip.keep(journeys[supportLevel].ship)
    onSaved()
  }
  const write = useCompleteProfile(storeShip, (reason, { username }) => {
    const problem = accountProblem('saveProfile', reason)
    if (problem === 'taken') onTaken(username)
    // End the session: the route guard then redirects to sign-in with a reason, and the draft
    // is kept for this learner.
    if (problem === 'signedOut' && session.token() !== undefined) session.end('expired')
  })
  const isSaved = write.isSuccess

  useEffect(() => {
    if (!isSaved) return undefined
    const move = () => void navigate(paths.skillSelection, { replace: true })
    const timer = setTimeout(move, timing.onboardingRedirect)
    return () => clearTimeout(timer)
  }, [isSaved, navigate])

  const finish = (profile: Profile) => {
    if (!isSaved) write.send(profile)
  }

  return { finish, write, isSaved }
}
