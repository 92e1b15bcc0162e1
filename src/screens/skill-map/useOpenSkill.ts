import { useNavigate } from 'react-router-dom'
import { pathLink } from '@/domain/addresses'
import type { Id } from '@/domain/ids'
import type { Skill } from '@/domain/skills'

/** The id of a skill's button, on the chart and in the list. A skill that stands twice is found where it stands first. */
export const skillElementId = (id: Id) => `skill-${id}`

/** The id of a category's button on the chart, and of the head of its card in the list. */
export const categoryElementId = (id: Id) => `category-${id}`

/** Opens the path of a skill. */
export function useOpenSkill() {
  const navigate = useNavigate()
  return ({ id }: Skill) => {
    const { to, state } = pathLink(id)
    void navigate(to, { state })
  }
}
