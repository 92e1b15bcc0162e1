import { useLocation } from 'react-router-dom'
import { currentSkillId } from '@/learner/stored-things'
import { useStored } from '@/learner/useStored'

/** The skill of the present path or lesson: that of the navigation state, else the one that was open last. */
export function useOpenSkillId(): unknown {
  const { state } = useLocation()
  const current = useStored(currentSkillId).value
  const given: unknown = state?.skillId
  return given ?? current
}
