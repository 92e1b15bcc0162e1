import { useLocation } from 'react-router-dom'
import { currentSkillId } from '@/learner/stored-things'
import { useStored } from '@/learner/useStored'

/** The skill of the present path or lesson, found as its screen finds it (rules.md#learning-path). */
export function useOpenSkillId(): number | null {
  const { state } = useLocation()
  const current = useStored(currentSkillId).value
  const given: unknown = state?.skillId
  return typeof given === 'number' ? given : (current ?? null)
}
