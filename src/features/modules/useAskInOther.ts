import type { LearningModule, ModuleType } from '@/api/learning'
import { useFetchPathIn } from '@/api/learning.queries'
import { useFetchLessonIn } from '@/api/modules.queries'
import type { Language } from '@/i18n/languages'
import { findOnPath } from './completion/completion-rules'
import type { ModuleViewProps } from './module-view'

type Asker = Pick<ModuleViewProps, 'module' | 'skillId'>

/** Returns a function that finds the module on the path in another language, from which some texts of a lesson come. */
export function useAskForPlaceIn({
  module,
  skillId,
}: {
  module: LearningModule | null
  skillId: number
}) {
  const askForPath = useFetchPathIn(skillId)
  return async (language: Language) => module && findOnPath(await askForPath(language), module)
}

/** Returns a function that fetches a lesson in another language, with its position on the path in that language. */
export function useAskInOther<Kind extends ModuleType>(kind: Kind, { module, skillId }: Asker) {
  const askForLesson = useFetchLessonIn(kind, module.contentId)
  const askForPlace = useAskForPlaceIn({ module, skillId })
  return async (language: Language) => {
    const [lesson, place] = await Promise.all([askForLesson(language), askForPlace(language)])
    return { lesson, place }
  }
}
