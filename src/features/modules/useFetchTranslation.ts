import type { LearningModule, ModuleType } from '@/api/learning'
import { useFetchPathIn } from '@/api/learning.queries'
import { useFetchLessonIn } from '@/api/modules.queries'
import type { Language } from '@/i18n/languages'
import { findOnPath } from './completion/completion-rules'
import type { ModuleViewProps } from './module-view'

type Asker = Pick<ModuleViewProps, 'module' | 'skillId'>

/** Returns a function that finds the module on the path in another language, from which some texts of a lesson come. */
export function useFetchTranslatedPlace({
  module,
  skillId,
}: {
  module: LearningModule | null
  skillId: number
}) {
  const fetchPath = useFetchPathIn(skillId)
  return async (language: Language) => module && findOnPath(await fetchPath(language), module)
}

/** Returns a function that fetches a lesson in another language, with its position on the path in that language. */
export function useFetchTranslation<Kind extends ModuleType>(
  kind: Kind,
  { module, skillId }: Asker,
) {
  const fetchLesson = useFetchLessonIn(kind, module.contentId)
  const fetchPlace = useFetchTranslatedPlace({ module, skillId })
  return async (language: Language) => {
    const [lesson, place] = await Promise.all([fetchLesson(language), fetchPlace(language)])
    return { lesson, place }
  }
}
