import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { addressedModule, isAtModule, moduleAddress } from '@/domain/module-address'
import {
  afterCompletion,
  readModuleState,
  type ModuleState,
  type RatingState,
} from '@/domain/navigation-state'
import { isUnlocked } from '@/domain/unlocking'
import { stored } from '@/session/stored'
import { celebration } from '@/session/stored-things'
import { ModuleHost } from './ModuleHost'

export default function ModuleScreen() {
  const navigate = useNavigate()
  const location = useLocation()
  const moduleState = readModuleState(location.state)

  const show = (state: ModuleState, replace: boolean) =>
    void navigate(moduleAddress(state), { replace, state })

  return (
    <ModuleHost
      moduleState={moduleState}
      addressed={addressedModule(location)}
      isUnlocked={isUnlocked}
      isHere={(state) => isAtModule(state, location)}
      onRestore={(state) => show(state, true)}
      onBack={(skillId) => void navigate(paths.learningPath, { state: { skillId } })}
      onGo={(skillId, step, replace) => {
        if (step.kind === 'module') show({ skillId, module: step.module }, replace)
        else if (step.kind === 'rating') {
          const { subSkillId, completed } = step
          const state: RatingState = { skillId, subSkillId, moduleData: completed }
          stored(celebration, skillId).keep(afterCompletion(skillId, completed))
          void navigate(paths.lessonRating, { replace: true, state })
        } else {
          const { completed } = step
          const state = completed
            ? afterCompletion(skillId, completed)
            : { skillId, fromModule: true }
          void navigate(paths.learningPath, { replace, state })
        }
      }}
    />
  )
}
