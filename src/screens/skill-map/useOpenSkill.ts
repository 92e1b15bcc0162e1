import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { Skill } from '@/domain/skills'

/** Opens the path of a skill. */
export function useOpenSkill() {
  const navigate = useNavigate()
  return ({ id }: Skill) => void navigate(paths.learningPath, { state: { skillId: id } })
}
