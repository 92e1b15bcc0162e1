import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '@/i18n/useLanguage'
import { getSkillCategories, getSkillMap, postSelectedSkills, skillMapSnapshot } from './skills'
import { useReadWithSnapshot } from './transport/useReadWithSnapshot'
import { useWrite } from './transport/useWrite'

/** Answers are kept by language: the server words them (contract.md#requests). */
export const skillKeys = {
  all: ['skill-map'] as const,
  map: (language: string) => [...skillKeys.all, language] as const,
}

/** The learner's map; without a network the last one that they saw in this browser. */
export function useSkillMap() {
  const language = useLanguage()
  return useReadWithSnapshot({
    queryKey: skillKeys.map(language),
    queryFn: getSkillMap,
    snapshot: skillMapSnapshot(language),
  })
}

/** Asks once for the skill map of who has just signed in, and keeps the answer for its screen. */
export function useAskForSkillMap() {
  const queryClient = useQueryClient()
  const language = useLanguage()
  return () =>
    queryClient.fetchQuery({
      queryKey: skillKeys.map(language),
      queryFn: getSkillMap,
      retry: false,
    })
}

const categoriesKey = ['skill-categories'] as const

/** Every skill there is; in another language the same ones stay until their names are here. */
export function useSkillCategories() {
  const language = useLanguage()
  return useQuery({
    queryKey: [...categoriesKey, language],
    queryFn: getSkillCategories,
    placeholderData: keepPreviousData,
  })
}

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
      queryClient.removeQueries({ queryKey: skillKeys.all })
      void queryClient.invalidateQueries({ queryKey: categoriesKey })
    },
  })
}
