import type { Language } from '@/i18n/languages'
import { useLanguage } from '@/i18n/useLanguage'
import type { KeptSkill } from '@/learner/kept/kept-skill'
import type { LearningModule, LearningPath } from './learning'
import { lessonsOf } from './path-progress'
import { useRead } from './transport/useRead'

type Asked = { kept: KeptSkill | undefined; lessons: readonly LearningModule[]; language: Language }

/** Few learners keep a skill: what compares is loaded by those who do. */
async function compare({ kept, lessons, language }: Asked, signal: AbortSignal): Promise<boolean> {
  const { hasNewLessons } = await import('./kept/new-lessons')
  signal.throwIfAborted()
  return kept !== undefined && hasNewLessons(kept.skillId, lessons, language)
}

/** Whether the path of a kept skill has lessons that came after it was kept; false while that is not known. */
export function useHasNewLessons(kept: KeptSkill | undefined, { subSkills }: LearningPath) {
  const language = useLanguage()
  const lessons = subSkills.flatMap(lessonsOf)
  const ids = lessons.map(({ type, contentId }) => `${type} ${contentId}`)
  const { data = false } = useRead({
    queryKey: ['new-lessons', language, kept, ...ids],
    queryFn: ({ signal }) => compare({ kept, lessons, language }, signal),
    enabled: kept !== undefined,
  })
  return data
}
