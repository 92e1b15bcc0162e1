import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { moduleAddress } from '@/domain/module-address'
import { readPathState } from '@/domain/navigation-state'
import { stored } from '@/session/stored'
import { celebration, currentSkillId } from '@/session/stored-things'
import { useStored } from '@/session/useStored'
import { LearningPath } from './LearningPath'

export default function LearningPathScreen() {
  const navigate = useNavigate()
  const given = readPathState(useLocation().state)
  const skillId = given.skillId ?? stored(currentSkillId).read() ?? null
  // A celebration that was postponed while the learner rated the lesson.
  const { value: postponed } = useStored(celebration, skillId)
  const pathState = postponed === undefined ? given : readPathState(postponed)

  // Store the skill, because the path may be opened without one and then shows the last
  //.
  useEffect(() => {
    if (typeof skillId === 'number') stored(currentSkillId).keep(skillId)
  }, [skillId])

  return (
    <LearningPath
      key={skillId}
      skillId={skillId}
      pathState={pathState}
      onOpenModule={(module) => {
        if (typeof skillId !== 'number') return
        const state = { skillId, module }
        void navigate(moduleAddress(state), { state })
      }}
      onBackToMap={(options) => void navigate(paths.skillMap, options)}
      clearFlags={() => {
        // Removed at once, so that mounting the path again does not celebrate again. The open
        // dialog keeps its own copy.
        stored(celebration, skillId).forget()
        void navigate(paths.learningPath, { replace: true, state: { skillId } })
      }}
    />
  )
}
