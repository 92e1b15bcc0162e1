import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { LearningPath } from '@/features/learning-path/LearningPath'
import { stored } from '@/learner/stored'
import { currentSkillId } from '@/learner/stored-things'
import { readPathState, type ModuleState } from '@/navigation/navigation-state'
import { moduleAddress } from './module-address'

export default function LearningPathScreen() {
  const navigate = useNavigate()
  const pathState = readPathState(useLocation().state)
  const skillId = pathState.skillId ?? stored(currentSkillId).read() ?? null

  // A path that is opened without a skill goes on with the last one (rules.md#learning-path).
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
        const state: ModuleState = { skillId, module }
        void navigate(moduleAddress(state), { state })
      }}
      onBackToMap={(options) => void navigate(paths.skillMap, options)}
      clearFlags={() => void navigate(paths.learningPath, { replace: true, state: { skillId } })}
    />
  )
}
