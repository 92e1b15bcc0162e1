import { usePrefetchQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { learningPathQuery } from '@/api/learning.queries'
import { skillMapQuery } from '@/api/skills.queries'
import { paths } from '@/config/paths'
import { useLanguage } from '@/i18n/useLanguage'
import { currentSkillId } from '@/learner/stored-things'
import { useStored } from '@/learner/useStored'
import { readPathState } from '@/navigation/navigation-state'

function PrefetchMap() {
  usePrefetchQuery(skillMapQuery(useLanguage()))
  return null
}

function PrefetchPath() {
  const { skillId } = readPathState(useLocation().state)
  const current = useStored(currentSkillId).value ?? null
  usePrefetchQuery(learningPathQuery(skillId ?? current, useLanguage()))
  return null
}

/** Components that prefetch the data of a screen while its chunk loads, by route path. */
export const prefetches: Readonly<Record<string, () => null>> = {
  [paths.skillMap]: PrefetchMap,
  [`${paths.skillMap}/:categoryId`]: PrefetchMap,
  [paths.learningPath]: PrefetchPath,
  [`${paths.learningPath}/:nodeType`]: PrefetchPath,
}
