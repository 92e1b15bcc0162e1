import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '@/i18n/useLanguage'
import { accountKeys } from './account.queries'
import { getLifeGoals, postProfile, type Profile } from './onboarding'
import { useWrite } from './transport/useWrite'

/** The goals to choose from; in another language the same ones stay until their names are here. */
export function useLifeGoals() {
  const language = useLanguage()
  return useQuery({
    queryKey: ['life-goals', language],
    queryFn: getLifeGoals,
    placeholderData: keepPreviousData,
    // What is ticked refers to this list: it does not change under the learner's hand.
    staleTime: Infinity,
  })
}

/** Saves the profile; the learner's name is then another one. `onSaved`: also if they have left. */
export function useCompleteProfile(onSaved: (profile: Profile) => void) {
  const queryClient = useQueryClient()
  return useWrite({
    send: postProfile,
    notSaved: 'profile',
    onSaved: (_answer, profile) => {
      onSaved(profile)
      void queryClient.invalidateQueries({ queryKey: accountKeys.userName })
    },
  })
}
