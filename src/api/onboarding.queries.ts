import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Language } from '@/i18n/languages'
import { useLanguage } from '@/i18n/useLanguage'
import { getUserName } from './account'
import { userNameQuery } from './account.queries'
import { getLifeGoals, postProfile, type Profile } from './onboarding'
import { accountProblem } from './transport/account-errors'
import { ApiError, isUnanswered } from './transport/api-error'
import { once, useRead } from './transport/useRead'
import { useWrite } from './transport/useWrite'

/** The goals to choose from; in another language the same ones stay until their names are here. */
const lifeGoalsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['life-goals', language],
    queryFn: ({ signal }) => getLifeGoals({ signal, language }),
    placeholderData: keepPreviousData,
    // What is ticked refers to this list: it does not change under the learner's hand.
    staleTime: Infinity,
  })

export const useLifeGoals = () => useRead(lifeGoalsQuery(useLanguage()))

/** Asks for the goals in another language, once. Throws where they do not come. */
export function useAskForLifeGoalsIn() {
  const queryClient = useQueryClient()
  return (language: Language) => queryClient.fetchQuery({ ...lifeGoalsQuery(language), ...once })
}

/** What is known of earlier tries to save the same answers; kept with them, since a reload forgets nothing. */
export type Tries = {
  /** One of them was left without an answer. */
  mayHaveArrived: () => boolean
  note: (mayHaveArrived: boolean) => void
}

/**
 * The name is the account's own, and nothing was saved: sign-up may have given it that name. What is left
 * is to choose another one, or to send the profile without it.
 */
class OwnNameError extends Error {}
export const isOwnName = (error: unknown) => error instanceof OwnNameError

/**
 * Saves the profile. A name that is taken and the learner's own says that it is saved already, where an
 * earlier try was left without an answer (rules.md#wizard).
 */
async function saveProfile(profile: Profile, signal: AbortSignal, tries: Tries): Promise<void> {
  const mayHaveArrived = tries.mayHaveArrived()
  const onRefused = () => tries.note(mayHaveArrived)
  tries.note(true)
  try {
    await postProfile(profile, { signal, onRefused })
  } catch (error) {
    // One that is called off is left without an answer too.
    if (error instanceof ApiError && !isUnanswered(error)) onRefused()
    if (accountProblem('saveProfile', error) !== 'taken' || profile.username === null) throw error
    const ownName = await getUserName({ signal })
    if (ownName?.toLowerCase() !== profile.username.toLowerCase()) throw error
    if (!mayHaveArrived) throw new OwnNameError()
  }
}

/** Saves the profile; the learner's name is then another one. `onSaved`: also if they have left. */
export function useCompleteProfile(tries: Tries, onSaved: (profile: Profile) => void) {
  const queryClient = useQueryClient()
  return useWrite({
    send: (profile: Profile, signal) => saveProfile(profile, signal, tries),
    notSaved: 'profile',
    isHarmlessTwice: true,
    onSaved: (_answer, profile) => {
      onSaved(profile)
      void queryClient.invalidateQueries(userNameQuery)
    },
  })
}
