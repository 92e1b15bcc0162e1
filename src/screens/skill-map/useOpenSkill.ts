import { useNavigate } from 'react-router-dom'
import { pathLink } from '@/domain/addresses'
import type { Skill } from '@/domain/skills'

/** Opens the path of a skill. */
export function useOpenSkill() {
  const navigate = useNavigate()
  return ({ id }: Skill) => {
    const { to, state } = pathLink(id)
    void navigate(to, { state })
  }
}
