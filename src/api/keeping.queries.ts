import type { Language } from '@/i18n/languages'
import { sizeOfSkill } from './kept/keep-skill'
import { useRead } from './transport/useRead'

/** About how large a skill is in these languages, before it is kept on this device. */
export const useSkillSize = (skillId: number, languages: readonly Language[], isWanted: boolean) =>
  useRead({
    queryKey: ['skill-size', skillId, ...languages],
    queryFn: ({ signal }) => sizeOfSkill({ skillId, languages, signal }),
    enabled: isWanted,
  })
