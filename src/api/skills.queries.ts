import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Language } from '@/i18n/languages'
import { useLanguage } from '@/i18n/useLanguage'
import { getSkillCategories, getSkillMap, postSelectedSkills } from './skills'
import { usePrefetch, useRead } from './transport/useRead'
import { useWrite } from './transport/useWrite'

/** The language is part of each key, because answers contain texts (contract.md#requests). */
export const skillKeys = { maps: ['skill-map'], categories: ['skill-categories'] } as const

/** The learner's map. */
const skillMapQuery = (language: Language) =>
  queryOptions({
    queryKey: [...skillKeys.maps, language],
    queryFn: ({ signal }) => getSkillMap({ signal, language }),
  })

/** All skills. After a language switch they stay until their translation arrives. */
const skillCategoriesQuery = (language: Language) =>
  queryOptions({
    queryKey: [...skillKeys.categories, language],
    queryFn: ({ signal }) => getSkillCategories({ signal, language }),
    placeholderData: keepPreviousData,
  })

export const useSkillMap = ({ isEnabled = true } = {}) =>
  useRead({ ...skillMapQuery(useLanguage()), enabled: isEnabled })

/** Prefetches the map while the chunk of its screen loads. */
export const usePrefetchSkillMap = () => usePrefetch(skillMapQuery(useLanguage()))

/** Fetches the map into the query cache right after sign-in. Throws if that fails. */
export function useFetchSkillMap() {
  const queryClient = useQueryClient()
  const language = useLanguage()
  return () => queryClient.fetchQuery(skillMapQuery(language))
}

export const useSkillCategories = () => useRead(skillCategoriesQuery(useLanguage()))

/** Saves the selected skills. `onSaved` is called even if the learner has left the screen. */
export function useSaveSelectedSkills(onSaved: () => void) {
  const queryClient = useQueryClient()
  return useWrite({
    send: postSelectedSkills,
    notSaved: 'skills',
    isHarmlessTwice: true,
    onSaved: () => {
      onSaved()
      // Remove the cached map instead of invalidating it: it would show the old skills first.
      queryClient.removeQueries({ queryKey: skillKeys.maps })
      void queryClient.invalidateQueries({ queryKey: skillKeys.categories })
    },
  })
}
