import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '@/i18n/useLanguage'
import { userNameQuery } from './account.queries'
import { getLifeGoals, postProfile } from './onboarding'
import { useRead } from './transport/useRead'

/** The goals to choose from; in another language the same ones stay until their names are here. */
export const lifeGoalsQuery = (language: string) =>
  queryOptions({
    queryKey: ['life-goals', language],
    queryFn: ({ signal }) => getLifeGoals({ signal }),
    placeholderData: keepPreviousData,
    // What is ticked refers to this list: it does not change under the learner's hand.
    staleTime: Infinity,
  })

export const useLifeGoals = () => useRead(lifeGoalsQuery(useLanguage()))

/** Saves the profile; the learner's name is then another one. */
export function useCompleteProfile() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: postProfile,
    onSuccess: () => {
      void queryClient.invalidateQueries(userNameQuery)
    },
  })
}
