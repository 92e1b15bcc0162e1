import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Language } from '@/i18n/languages'
import { getUserName } from './account'
import { userNameQuery } from './account.queries'
import { getLifeGoals, postProfile, type Profile } from './onboarding'
import { accountProblem } from './transport/account-errors'
import { ApiError, isUnanswered } from './transport/api-error'
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

/** Whether earlier attempts may have saved the same answers. Stored with the draft, so that it survives a reload. */
export type Tries = {
  /** True if an earlier attempt got no response. */
  mayHaveArrived: () => boolean
  note: (mayHaveArrived: boolean) => void
}

/**
 * The server rejects the username because this account already has it, for example from sign-up. Nothing was saved: the
 * learner can choose another one, or the profile is sent without it.
 */
class OwnNameError extends Error {}
export const isOwnName = (error: unknown) => error instanceof OwnNameError

/**
 * Saves the profile. If an earlier attempt got no response, and the username is now taken by this very account, that
 * attempt was saved (rules.md#wizard).
 */
async function saveProfile(profile: Profile, signal: AbortSignal, tries: Tries): Promise<void> {
  const mayHaveArrived = tries.mayHaveArrived()
  tries.note(true)
  try {
    await postProfile(profile, signal)
  } catch (error) {
    // An aborted request may have arrived too, so only a real answer counts as a refusal.
    if (error instanceof ApiError && !isUnanswered(error)) tries.note(mayHaveArrived)
    if (accountProblem('saveProfile', error) !== 'taken' || profile.username === null) throw error
    const ownName = await getUserName({ signal })
    if (ownName?.toLowerCase() !== profile.username.toLowerCase()) throw error
    if (!mayHaveArrived) throw new OwnNameError()
  }
}

/** Saves the profile and refetches the username. `onSaved` is called even if the learner has left the screen. */
export function useCompleteProfile(
  tries: Tries,
  onSaved: (profile: Profile) => void,
  onErrorHere: (error: Error, profile: Profile) => void,
) {
  const queryClient = useQueryClient()
  return useSend(
    {
      mutationKey: ['profile'],
      mutationFn: (profile: Profile) => saveProfile(profile, signalFor(profile), tries),
      meta: { notSaved: 'profile' },
      onSuccess: (_answer, profile) => {
        onSaved(profile)
        void queryClient.invalidateQueries(userNameQuery)
      },
    },
    { onError: onErrorHere },
  )
}
