import { useCallback } from 'react'
import { useLanguage } from '@/i18n/useLanguage'
import { keptSkills } from '../stored-things'
import { useStored } from '../useStored'
import { isKeptIn, type KeptSkill } from './kept-skill'

const none: readonly KeptSkill[] = []

/** The skills that this learner keeps on this device, those included whose download was stopped. */
export const useKeptSkills = (): readonly KeptSkill[] => useStored(keptSkills).value ?? none

/** Whether a skill is on this device as a whole, in the language of the interface. */
export function useIsKept(): (skillId: number | string) => boolean {
  const kept = useKeptSkills()
  const language = useLanguage()
  return useCallback(
    (skillId) =>
      kept.some((one) => isKeptIn(one, language) && String(one.skillId) === String(skillId)),
    [kept, language],
  )
}
