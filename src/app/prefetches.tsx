import { usePrefetchLearningPath } from '@/api/learning.queries'
import { usePrefetchSkillMap } from '@/api/skills.queries'
import { paths } from '@/config/paths'
import { useOpenSkillId } from './useOpenSkillId'

function PrefetchMap() {
  usePrefetchSkillMap()
  return null
}

function PrefetchPath() {
  usePrefetchLearningPath(useOpenSkillId())
  return null
}

/** Components that prefetch the data of a screen while its chunk loads, by route path. */
export const prefetches: Readonly<Record<string, () => null>> = {
  [paths.skillMap]: PrefetchMap,
  [`${paths.skillMap}/:categoryId`]: PrefetchMap,
  [paths.learningPath]: PrefetchPath,
  [`${paths.learningPath}/:nodeType`]: PrefetchPath,
}
