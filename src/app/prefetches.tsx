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

/** Finds the skill in the same way as the screens of a path do (rules.md#learning-path). */
function PrefetchPath() {
  const { state } = useLocation()
  const given: unknown = state?.skillId
  usePrefetchLearningPath(
    typeof given === 'number' ? given : (stored(currentSkillId).read() ?? null),
  )
  return null
}

/** Components that prefetch the data of a screen while its chunk loads, by route path. */
export const prefetches: Readonly<Record<string, () => null>> = {
  [paths.skillMap]: PrefetchMap,
  [`${paths.skillMap}/:categoryId`]: PrefetchMap,
  [paths.learningPath]: PrefetchPath,
  [`${paths.learningPath}/:nodeType`]: PrefetchPath,
}
