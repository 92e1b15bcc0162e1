import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { afterCompletion, readRatingState } from '@/domain/navigation-state'
import { LessonFeedback } from './LessonFeedback'

export default function LessonRatingScreen() {
  const navigate = useNavigate()
  const rating = readRatingState(useLocation().state)
  if (!rating) return <Navigate to={paths.skillMap} replace />

  const { skillId, subSkillId, moduleData } = rating
  const done = afterCompletion(skillId, moduleData)
  // Closing without a rating celebrates the completed lesson too.
  const toPath = () => void navigate(paths.learningPath, { replace: true, state: done })
  return (
    <LessonFeedback
      key={subSkillId}
      skillId={skillId}
      subSkillId={subSkillId}
      onClose={toPath}
      onDone={toPath}
    />
  )
}
