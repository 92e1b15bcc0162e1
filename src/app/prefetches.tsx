import { useLocation } from 'react-router-dom'
import { usePrefetchLearningPath } from '@/api/learning.queries'
import { usePrefetchSkillMap } from '@/api/skills.queries'
import { paths } from '@/config/paths'
import { stored } from '@/learner/stored'
import { currentSkillId } from '@/learner/stored-things'

function PrefetchMap() {
  usePrefetchSkillMap()
  return null
}

/** As the screens of a path find their skill (rules.md#learning-path). */
function PrefetchPath() {
  const { state } = useLocation()
  const given: unknown = state?.skillId
  usePrefetchLearningPath(
    typeof given === 'number' ? given : (stored(currentSkillId).read() ?? null),
  )
  return null
}

/** What asks for the data of a screen while its chunk loads, by the path of the screen. */
export const prefetches: Readonly<Record<string, () => null>> = {
  [paths.skillMap]: PrefetchMap,
  [`${paths.skillMap}/:categoryId`]: PrefetchMap,
  [paths.learningPath]: PrefetchPath,
  [`${paths.learningPath}/:nodeType`]: PrefetchPath,
}
