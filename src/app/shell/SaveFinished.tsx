import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { SaveLater } from '@/features/kept-skills/SaveLater'
import type { FinishedLesson } from '@/learner/kept/finished-lessons'
import { stored } from '@/learner/stored'
import { celebration } from '@/learner/stored-things'
import { useSessionStatus } from '@/learner/useSessionStatus'
import { readModuleState } from '@/navigation/navigation-state'
import { moduleAddress } from '@/screens/module-address'

/** Where nobody is in the middle of something. */
const places: readonly string[] = [paths.skillMap, paths.learningPath, paths.myPage, paths.settings]

/** Under the header: what was finished on this device, to save; then the joy over it, on its path. */
export function SaveFinished() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const address = pathname.toLowerCase().replace(/\/+$/, '')
  const signedIn = useSessionStatus().kind === 'active'

  const onSaved = ({ skillId, rating, module: { title: completedModule } }: FinishedLesson) => {
    if (rating === undefined) {
      const state = { skillId, completedModule, fromModule: true, justCompleted: true }
      return void navigate(paths.learningPath, { state })
    }
    stored(celebration, skillId).keep(completedModule)
    void navigate(paths.lessonRating, { state: { skillId, subSkillId: rating, completedModule } })
  }

  return (
    <SaveLater
      isHere={signedIn && places.includes(address)}
      isAlways={address === paths.settings}
      onSaved={onSaved}
      onLookAgain={({ skillId, module }) => {
        const state = readModuleState({ skillId, module })
        if (state) void navigate(moduleAddress(state), { state })
      }}
    />
  )
}
