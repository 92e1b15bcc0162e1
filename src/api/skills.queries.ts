import { useQuery } from '@tanstack/react-query'
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
