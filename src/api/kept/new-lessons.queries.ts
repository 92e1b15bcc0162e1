import { useLanguage } from '@/i18n/useLanguage'
import type { KeptSkill } from '@/learner/kept/kept-skill'
import type { LearningPath } from '../learning'
import { lessonsOf } from '../path-progress'
import { useRead } from '../transport/useRead'

/** Whether the path of a kept skill has lessons that came after it was kept; false while that is not known. */
export function useHasNewLessons(kept: KeptSkill | undefined, { subSkills }: LearningPath) {
  const language = useLanguage()
  const lessons = subSkills.flatMap(lessonsOf)
  const ids = lessons.map(({ type, contentId }) => `${type} ${contentId}`)
  const { data = false } = useRead({
    queryKey: ['new-lessons', language, kept, ...ids],
    queryFn: async () => {
      const { hasNewLessons } = await import('./new-lessons')
      return kept !== undefined && hasNewLessons(kept.skillId, lessons, language)
    },
    enabled: kept !== undefined,
  })
  return data
}
