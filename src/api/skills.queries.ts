import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Language } from '@/i18n/languages'
import { getSkillCategories, getSkillMap, postSelectedSkills } from './skills'
import type { Id } from './transport/call'
import { signalFor, useSend } from './transport/useSend'

/** The language is part of each key, because answers contain texts (contract.md#requests). */
export const skillKeys = { maps: ['skill-map'], categories: ['skill-categories'] } as const

/** The learner's map. */
export const skillMapQuery = (language: Language) =>
  queryOptions({
    queryKey: [...skillKeys.maps, language],
    queryFn: ({ signal }) => getSkillMap({ signal, language }),
  })

/** All skills. After a language switch they stay until their translation arrives. */
export const skillCategoriesQuery = (language: Language) =>
  queryOptions({
    queryKey: [...skillKeys.categories, language],
    queryFn: ({ signal }) => getSkillCategories({ signal, language }),
    placeholderData: keepPreviousData,
  })

/** Saves the selected skills. `onSaved` is called even if the learner has left the screen. */
export function useSaveSelectedSkills(onSaved: () => void, onSavedHere: () => void) {
  const queryClient = useQueryClient()
  return useSend(
    {
      mutationKey: ['selected-skills'],
      mutationFn: (save: { skills: Id[] }) => postSelectedSkills(save.skills, signalFor(save)),
      meta: { notSaved: 'skills' },
      onSuccess: () => {
        onSaved()
        // Remove the cached map instead of invalidating it: it would show the old skills first.
        queryClient.removeQueries({ queryKey: skillKeys.maps })
        void queryClient.invalidateQueries({ queryKey: skillKeys.categories })
      },
    },
    { onSuccess: onSavedHere },
  )
}
