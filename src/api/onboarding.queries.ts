import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Language } from '@/i18n/languages'
import { getLifeGoals } from './onboarding'

/** The goals to choose from. After a language switch they stay until their translation arrives. */
export const lifeGoalsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['life-goals', language],
    queryFn: ({ signal }) => getLifeGoals({ signal, language }),
    placeholderData: keepPreviousData,
    // Never refetch: the ticked goals refer to this list.
    staleTime: Infinity,
  })
