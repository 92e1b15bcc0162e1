import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Language } from '@/i18n/languages'
import { getUserName } from './account'
import { userNameQuery } from './account.queries'
import { getLifeGoals, postProfile, type Profile } from './onboarding'
import { accountProblem } from './transport/account-errors'
import { isUnanswered } from './transport/api-error'
import { isAborted } from './transport/client'
import { signalFor, useSend } from './transport/useSend'

/** The goals to choose from. After a language switch they stay until their translation arrives. */
export const lifeGoalsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['life-goals', language],
    queryFn: ({ signal }) => getLifeGoals({ signal, language }),
    placeholderData: keepPreviousData,
    // Never refetch: the ticked goals refer to this list.
    staleTime: Infinity,
  })

/**
 * Saves the profile and refetches the username. `onSaved` is called even if the learner has left the screen.
 *
 * If the server says that the username exists, and it is that of this very account, an earlier attempt with the same
 * answers may have been saved: one that got no response (rules.md#wizard).
 */
export function useCompleteProfile(
  onSaved: (profile: Profile) => void,
  onErrorHere: (error: Error, profile: Profile) => void,
) {
  const queryClient = useQueryClient()
  const unanswered = useRef('')

  const save = async (profile: Profile) => {
    const answers = JSON.stringify(profile)
    const signal = signalFor(profile)
    try {
      await postProfile(profile, signal)
    } catch (error) {
      const isTaken = accountProblem('saveProfile', error) === 'taken'
      if (isTaken && unanswered.current === answers) {
        const ownName = await getUserName({ signal })
        if (ownName?.toLowerCase() === profile.username.toLowerCase()) return
      }
      if (isUnanswered(error) || isAborted(error)) unanswered.current = answers
      throw error
    }
  }

  return useSend(
    {
      mutationKey: ['profile'],
      mutationFn: save,
      meta: { notSaved: 'profile' },
      onSuccess: (_answer, profile) => {
        onSaved(profile)
        void queryClient.invalidateQueries(userNameQuery)
      },
    },
    { onError: onErrorHere },
  )
}
