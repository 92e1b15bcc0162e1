import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { learningPathQuery, pathsKey } from '@/api/learning.queries'
import { skillMapQuery } from '@/api/skills.queries'
import type { Id } from '@/domain/ids'
import { nextStep, skillsOfMap, type NextSkill, type NextStep } from '@/domain/next-step'
import { useLanguage } from '@/i18n/useLanguage'
import { useLastLesson } from '@/session/useLastLesson'

/**
 * What comes next, from the map and the cached paths; at most one path is requested if those do not tell. On the path of
 * a skill the map is requested only when that path is finished. Undefined while loading.
 */
export function useNextStep(hereId: Id | null): NextStep | undefined {
  const last = useLastLesson()
  const language = useLanguage()
  const queryClient = useQueryClient()
  const pathOf = (skillId: Id) =>
    queryClient.getQueryData(learningPathQuery(skillId, language).queryKey)
  const find = (skills: readonly NextSkill[]) => nextStep({ skills, last, hereId, pathOf })

  // For when the map is not loaded or does not have the skill on the screen.
  const name = (hereId !== null && pathOf(hereId)?.skillName) || ''
  const here = hereId === null ? [] : [{ id: hereId, name, progress: 0, island: '' }]
  const isDoneHere = !find(here)?.skill
  const map = useQuery({ ...skillMapQuery(language), enabled: isDoneHere })
  const next = find([...(map.data ? skillsOfMap(map.data) : []), ...here])

  const missingId = isDoneHere ? next?.skill?.id : undefined
  useEffect(() => {
    // No query of this component: leaving it would abort what the screen of the path is about to show.
    if (missingId !== undefined)
      void queryClient.prefetchQuery(learningPathQuery(missingId, language))
  }, [queryClient, missingId, language])
  // Renders again when a path is there.
  useIsFetching({ queryKey: pathsKey })
  return next?.skill || map.data ? next : undefined
}
