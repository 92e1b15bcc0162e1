import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { languageCodes } from '@/i18n/language-rules'
import type { Language } from '@/i18n/languages'
import { useLanguage } from '@/i18n/useLanguage'
import { forgetSnapshot } from '@/learner/last-seen'
import { getSkillCategories, getSkillMap, postSelectedSkills, skillMapSnapshot } from './skills'
import { usePrefetch, useRead } from './transport/useRead'
import { useWrite } from './transport/useWrite'

/** Answers are kept by language: the server words them (contract.md#requests). */
export const skillKeys = { maps: ['skill-map'], categories: ['skill-categories'] } as const

/** The learner's map; until it is here, and without a network, the last one that they saw in this browser. */
function skillMapQuery(language: Language) {
  const snapshot = skillMapSnapshot(language)
  const options = queryOptions({
    queryKey: [...skillKeys.maps, language],
    queryFn: ({ signal }) => getSkillMap({ signal, language, snapshotName: snapshot.name }),
  })
  return { ...options, snapshot }
}

/** Every skill there is; in another language the same ones stay until their names are here. */
const skillCategoriesQuery = (language: Language) =>
  queryOptions({
    queryKey: [...skillKeys.categories, language],
    queryFn: ({ signal }) => getSkillCategories({ signal, language }),
    placeholderData: keepPreviousData,
  })

/** Nothing is asked where it is not wanted: what is known is there all the same. */
export const useSkillMap = ({ isWanted = true } = {}) =>
  useRead({ ...skillMapQuery(useLanguage()), enabled: isWanted })

/** Asks for the map while the chunk of its screen loads. */
export const usePrefetchSkillMap = () => usePrefetch(skillMapQuery(useLanguage()))

/** Asks for the map of a learner who has just signed in, once; its screen then finds it in the cache. Throws where it does not come. */
export function useAskForSkillMap() {
  const queryClient = useQueryClient()
  const language = useLanguage()
  return () => queryClient.fetchQuery({ ...skillMapQuery(language), retry: false })
}

export const useSkillCategories = () => useRead(skillCategoriesQuery(useLanguage()))

/** Saves the chosen skills; map and choice are then others. `onSaved`: also if the learner has left. */
export function useSaveSelectedSkills(onSaved: () => void) {
  const queryClient = useQueryClient()
  return useWrite({
    send: postSelectedSkills,
    notSaved: 'skills',
    isHarmlessTwice: true,
    onSaved: () => {
      onSaved()
      // What is kept shows other skills: better to wait for the new ones than to see those first.
      queryClient.removeQueries({ queryKey: skillKeys.maps })
      for (const language of languageCodes()) forgetSnapshot(skillMapSnapshot(language).name)
      void queryClient.invalidateQueries({ queryKey: skillKeys.categories })
    },
  })
}
