import { usePrefetchQuery } from '@tanstack/react-query'
import { learningPathQuery } from '@/api/learning.queries'
import { skillMapQuery } from '@/api/skills.queries'
import { paths } from '@/config/paths'
import { useLanguage } from '@/i18n/useLanguage'
import { useOpenSkillId } from './useOpenSkillId'

function PrefetchMap() {
  usePrefetchQuery(skillMapQuery(useLanguage()))
  return null
}

function PrefetchPath() {
  usePrefetchQuery(learningPathQuery(useOpenSkillId(), useLanguage()))
  return null
}

/** Components that prefetch the data of a screen while its chunk loads, by route path. */
export const prefetches: Readonly<Record<string, () => null>> = {
  [paths.skillMap]: PrefetchMap,
  [`${paths.skillMap}/:categoryId`]: PrefetchMap,
  [paths.learningPath]: PrefetchPath,
  [`${paths.learningPath}/:nodeType`]: PrefetchPath,
}
