import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { userNameQuery } from '@/api/account.queries'
import { postProfile, type Profile } from '@/api/onboarding'
import { accountProblem } from '@/api/transport/account-errors'
import { isUnanswered } from '@/api/transport/api-error'
import { isAborted } from '@/api/transport/client'
import { signalFor, useSend } from '@/api/transport/useSend'
import { useElapsed } from '@/components/states/useElapsed'
import timing from '@/config/timing.json'
import { session } from '@/session/session'
import { stored } from '@/session/stored'
import { look, ship } from '@/session/stored-things'
import { journeys } from './journeys'

type Options = {
  onTaken: (username: string) => void
  /** Called even if the learner has left the screen. */
  onSaved: () => void
}

/** Saves the profile and stores the learner's ship. */
export function useFinish({ onTaken, onSaved }: Options) {
  const queryClient = useQueryClient()
  const ownShip = stored(ship)
  const ownLook = stored(look)
  /** The answers that may be saved, since their attempt got no response. */
  const unanswered = useRef('')

  const write = useSend(
    {
      mutationKey: ['profile'],
      // Also saved where a taken name is that of this very account, and an earlier attempt may have saved it.
      mutationFn: async (profile: Profile) => {
        const answers = JSON.stringify(profile)
        try {
          await postProfile(profile, signalFor(profile))
        } catch (error) {
          if (isUnanswered(error) || isAborted(error)) unanswered.current = answers
          else if (
            unanswered.current === answers &&
            accountProblem('saveProfile', error) === 'taken'
          ) {
            const ownName = await queryClient.fetchQuery({
              ...userNameQuery,
              staleTime: 0,
              retry: false,
            })
            if (ownName?.toLowerCase() === profile.username.toLowerCase()) return
          }
          throw error
        }
      },
      meta: { notSaved: 'profile' },
      onSuccess: (_answer, { supportLevel }) => {
        ownShip.keep(journeys[supportLevel].ship)
        // Learners who want much support begin with larger text and calm celebrations.
        if (supportLevel === 'supported')
          ownLook.change((chosen) => chosen ?? { textSize: '125', celebrations: 'calm' })
        onSaved()
        void queryClient.invalidateQueries(userNameQuery)
      },
    },
    {
      onError: (error, { username }) => {
        const problem = accountProblem('saveProfile', error)
        if (problem === 'taken') onTaken(username)
        // End the session: the route guard then redirects to sign-in with a reason, and the draft
        // is kept for this learner.
        if (problem === 'signedOut' && session.token() !== undefined) session.end('expired')
      },
    },
  )
  const isSaved = write.isSuccess

  const finish = (profile: Profile) => {
    if (!isSaved) write.send(profile)
  }

  return {
    finish,
    write,
    isSaved,
    /** Saved was seen: the skill selection follows. */
    isOver: useElapsed(timing.onboardingRedirect, isSaved),
  }
}
