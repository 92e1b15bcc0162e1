import type { Language } from '@/i18n/languages'
import { openKeptFiles } from '@/learner/kept/kept-files'
import { learningPathSnapshot, type LearningModule } from '../learning'
import { lessonName } from '../modules.queries'

/** Whether a lesson of a kept skill's path is not on this device: it came after the skill was kept. */
export async function hasNewLessons(
  skillId: number,
  lessons: readonly LearningModule[],
  language: Language,
): Promise<boolean> {
  const files = await openKeptFiles(skillId)
  // What cannot be compared is not called new.
  if ((await files.sizeOfAnswer(learningPathSnapshot(skillId, language).name)) === 0) return false
  for (const { type, contentId } of lessons) {
    if (type === null) continue
    const size = await files.sizeOfAnswer(lessonName(type, contentId, language))
    if (size === 0) return true
  }
  return false
}
