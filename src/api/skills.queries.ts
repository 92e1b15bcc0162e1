import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '@/i18n/useLanguage'
import { getSkillMap } from './skills'

/** Answers are kept by language: the server words them (contract). */
export const skillKeys = {
  all: ['skill-map'] as const,
  map: (language: string) => [...skillKeys.all, language] as const,
}

export function useSkillMap() {
  const language = useLanguage()
  return useQuery({ queryKey: skillKeys.map(language), queryFn: getSkillMap })
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
