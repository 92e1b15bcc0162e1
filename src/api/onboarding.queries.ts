import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '@/i18n/useLanguage'
import { userNameQuery } from './account.queries'
import { getLifeGoals, postProfile, type Profile } from './onboarding'
import { useRead } from './transport/useRead'
import { useWrite } from './transport/useWrite'

/** The goals to choose from; in another language the same ones stay until their names are here. */
const lifeGoalsQuery = (language: string) =>
  queryOptions({
    queryKey: ['life-goals', language],
    queryFn: ({ signal }) => getLifeGoals({ signal }),
    placeholderData: keepPreviousData,
    // What is ticked refers to this list: it does not change under the learner's hand.
    staleTime: Infinity,
  })

export const useLifeGoals = () => useRead(lifeGoalsQuery(useLanguage()))

/** Saves the profile; the learner's name is then another one. `onSaved`: also if they have left. */
export function useCompleteProfile(onSaved: (profile: Profile) => void) {
  const queryClient = useQueryClient()
  return useWrite({
    send: postProfile,
    notSaved: 'profile',
    onSaved: (_answer, profile) => {
      onSaved(profile)
      void queryClient.invalidateQueries(userNameQuery)
    },
  })
}
