import type { LearningModule, ModuleType } from '@/api/learning'
import { useAskForPathIn } from '@/api/learning.queries'
import { useAskForLessonIn } from '@/api/modules.queries'
import type { Language } from '@/i18n/languages'
import { findOnPath } from './completion/completion-rules'
import type { ModuleViewProps } from './module-view'

type Asker = Pick<ModuleViewProps, 'module' | 'skillId'>

/** Fetches the path in another language and finds the module on it, since some texts of a lesson come from the path. */
export function useAskForPlaceIn({
  module,
  skillId,
}: {
  module: LearningModule | null
  skillId: number
}) {
  const askForPath = useAskForPathIn(skillId)
  return async (language: Language) => module && findOnPath(await askForPath(language), module)
}

/** Fetches the content of a lesson in another language, together with its position on the path. */
export function useAskInOther<Kind extends ModuleType>(kind: Kind, { module, skillId }: Asker) {
  const askForLesson = useAskForLessonIn(kind, module.contentId)
  const askForPlace = useAskForPlaceIn({ module, skillId })
  return async (language: Language) => {
    const [lesson, place] = await Promise.all([askForLesson(language), askForPlace(language)])
    return { lesson, place }
  }
}
