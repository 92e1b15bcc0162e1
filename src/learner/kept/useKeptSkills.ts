import { useCallback } from 'react'
import { keptSkills } from '../stored-things'
import { useStored } from '../useStored'
import type { KeptSkill } from './kept-skill'

const none: readonly KeptSkill[] = []

/** The skills that this learner keeps on this device, those included whose download was stopped. */
export const useKeptSkills = (): readonly KeptSkill[] => useStored(keptSkills).value ?? none

/** Whether a skill is on this device as a whole. */
export function useIsKept(): (skillId: number | string) => boolean {
  const kept = useKeptSkills()
  return useCallback(
    (skillId) => kept.some((one) => one.isWhole && String(one.skillId) === String(skillId)),
    [kept],
  )
}
