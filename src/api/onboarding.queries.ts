import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Language } from '@/i18n/languages'
import { useLanguage } from '@/i18n/useLanguage'
import { getUserName } from './account'
import { userNameQuery } from './account.queries'
import { getLifeGoals, postProfile, type Profile } from './onboarding'
import { ApiError } from './transport/api-error'
import { isKnownMessage } from './transport/known-messages'
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

/**
 * Saves the profile. A name that is taken may be the learner's own: an earlier try was saved and its
 * answer lost, or another tab was first. The server is asked whose it is before anybody is refused
 * (rules.md#wizard).
 */
async function saveProfile(profile: Profile, signal: AbortSignal): Promise<void> {
  try {
    await postProfile(profile, signal)
  } catch (error) {
    if (!isTaken(error)) throw error
    const ownName = await getUserName({ signal })
    if (ownName?.toLowerCase() !== profile.username.toLowerCase()) throw error
  }
}

/** Whether somebody has this username already. */
export function isTaken(error: unknown): boolean {
  return error instanceof ApiError && isKnownMessage(error.serverMessage, 'Username already exists')
}

/** Saves the profile; the learner's name is then another one. `onSaved`: also if they have left. */
export function useCompleteProfile(onSaved: (profile: Profile) => void) {
  const queryClient = useQueryClient()
  return useWrite({
    send: saveProfile,
    notSaved: 'profile',
    isHarmlessTwice: true,
    onSaved: (_answer, profile) => {
      onSaved(profile)
      void queryClient.invalidateQueries(userNameQuery)
    },
  })
}
